create or replace function public.withdraw_correction(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  update public.time_corrections c set state = 'withdrawn', decided_at = now(), decided_by = app.my_person_id()
  where c.company_id = app.my_company_id() and c.id = withdraw_correction.id and c.asked_by = app.my_person_id()
    and c.state = 'asked'
  returning c.person_id into person;
  if person is null then
    return app.refused('not_found');
  end if;
  perform app.tell_hours(array[person]);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.withdraw_correction(uuid) is
  'The person who asked for a correction withdraws it while no one has decided. Verdict applied or refused '
  '(not_found).';

grant execute on function public.withdraw_correction(uuid) to authenticated;
