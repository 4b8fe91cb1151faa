create or replace function public.record_paper_notice(
  person uuid, version integer, choice text, language text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  answer public.location_choices;
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
  answer.company_id := company;
  answer.person_id := record_paper_notice.person;
  answer.version := record_paper_notice.version;
  answer.choice := record_paper_notice.choice;
  answer.way := 'paper';
  answer.language := record_paper_notice.language;
  answer.recorded_by := app.my_person_id();
  return app.keep_location_choice(answer);
end
$$;

comment on function public.record_paper_notice(uuid, integer, text, text) is
  'A lead or admin records that someone without a login signed the location notice on paper, or took that back. No '
  'one answers for a person with a login. Verdict applied or refused (not_allowed, not_found, invalid_input, '
  'changed_meanwhile).';

grant execute on function public.record_paper_notice(uuid, integer, text, text) to authenticated;
