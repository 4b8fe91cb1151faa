create or replace function public.record_paper_notice(
  person uuid, version integer, choice text, language text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  latest public.location_choices;
  with_login boolean;
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  select p.has_login into with_login from public.profiles p
  where p.company_id = company and p.person_id = record_paper_notice.person
    and p.person_id = any (app.people_i_manage(company))
  for no key update;
  if with_login is null then
    return app.refused('not_found');
  end if;
  if with_login then
    return app.refused('not_allowed');
  end if;
  if coalesce(record_paper_notice.choice not in ('acknowledged', 'withdrawn'), true) then
    return app.refused_with_detail('invalid_input', 'choice');
  end if;
  if coalesce(record_paper_notice.language not in ('en', 'es'), true) then
    return app.refused_with_detail('invalid_input', 'language');
  end if;
  if record_paper_notice.version is distinct from (
    select max(n.version) from public.location_notices n where n.company_id = company
  ) then
    return app.refused('changed_meanwhile');
  end if;
  select * into latest from public.location_choices c
  where c.company_id = company and c.person_id = record_paper_notice.person
  order by c.chosen_at desc, c.id limit 1;
  if (latest.choice, latest.version) is distinct from (record_paper_notice.choice, record_paper_notice.version) then
    insert into public.location_choices (
      company_id, person_id, version, choice, way, language, recorded_by, chosen_at
    )
    values (
      company, record_paper_notice.person, record_paper_notice.version, record_paper_notice.choice, 'paper',
      record_paper_notice.language, app.my_person_id(), greatest(now(), latest.chosen_at + interval '1 microsecond')
    );
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.record_paper_notice(uuid, integer, text, text) is
  'A lead or admin records that someone without a login signed the location notice on paper, or took that back. No '
  'one answers for a person with a login. Verdict applied or refused (not_allowed, not_found, invalid_input, '
  'changed_meanwhile).';

grant execute on function public.record_paper_notice(uuid, integer, text, text) to authenticated;
