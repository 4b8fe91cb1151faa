create or replace function public.remove_availability(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  delete from public.availability a
  where a.company_id = company and a.id = remove_availability.id and a.person_id = me;
  if not found then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  perform app.tell_boards(company, '{}', array[me]);
  perform app.tell_own_schedules(company, array[me]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_availability(uuid) is
  'The caller takes back what they said about their availability. A device may repeat it. Verdict applied, '
  'replayed, or refused (not_allowed).';

grant execute on function public.remove_availability(uuid) to authenticated;
