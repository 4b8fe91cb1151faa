create or replace function public.choose_location(
  version integer, choice text, language text, device_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer public.location_choices;
begin
  answer.company_id := app.my_company_id();
  answer.person_id := app.my_person_id();
  if answer.company_id is null or answer.person_id is null or app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  answer.version := choose_location.version;
  answer.choice := choose_location.choice;
  answer.way := 'app';
  answer.language := choose_location.language;
  answer.device_id := choose_location.device_id;
  return app.keep_location_choice(answer);
end
$$;

comment on function public.choose_location(integer, text, text, uuid) is
  'The caller acknowledges the location notice that they have read, or withdraws (acknowledged, withdrawn). The same '
  'answer again changes nothing. Verdict applied or refused (not_allowed, invalid_input, changed_meanwhile where '
  'another version applies).';

grant execute on function public.choose_location(integer, text, text, uuid) to authenticated;
