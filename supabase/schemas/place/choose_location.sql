create or replace function public.choose_location(
  version integer, choice text, language text, device_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
  latest public.location_choices;
begin
  if company is null or person is null or app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if coalesce(choose_location.choice not in ('acknowledged', 'withdrawn'), true) then
    return app.refused_with_detail('invalid_input', 'choice');
  end if;
  if coalesce(choose_location.language not in ('en', 'es'), true) then
    return app.refused_with_detail('invalid_input', 'language');
  end if;
  -- One answer at a time, so that the newest row is the one given last.
  perform 1 from public.profiles p where p.company_id = company and p.person_id = person for no key update;
  if choose_location.version is distinct from (
    select max(n.version) from public.location_notices n where n.company_id = company
  ) then
    return app.refused('changed_meanwhile');
  end if;
  select * into latest from public.location_choices c
  where c.company_id = company and c.person_id = person
  order by c.chosen_at desc, c.id limit 1;
  if (latest.choice, latest.version) is distinct from (choose_location.choice, choose_location.version) then
    insert into public.location_choices (company_id, person_id, version, choice, way, language, device_id, chosen_at)
    values (
      company, person, choose_location.version, choose_location.choice, 'app', choose_location.language,
      choose_location.device_id, greatest(now(), latest.chosen_at + interval '1 microsecond')
    );
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.choose_location(integer, text, text, uuid) is
  'The caller acknowledges the location notice that they have read, or withdraws (acknowledged, withdrawn). The same '
  'answer again changes nothing. Verdict applied or refused (not_allowed, invalid_input, changed_meanwhile where '
  'another version applies).';

grant execute on function public.choose_location(integer, text, text, uuid) to authenticated;
