create or replace function public.remove_other_pay(other_pay_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  gone public.other_pay;
  locked date;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into gone from public.other_pay o where o.id = other_pay_id and o.company_id = company;
  if gone.id is null then
    return app.refused('not_found');
  end if;
  if app.is_own_pay(gone.person_id) then
    return app.refused('own_pay');
  end if;
  perform app.lock_people(company, array[gone.person_id]);
  locked := app.locked_until(company, gone.person_id);
  if gone.date <= locked then
    return app.refused_as_locked(locked);
  end if;
  delete from public.other_pay o where o.id = gone.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_other_pay(uuid) is
  'An admin removes other pay that is in no locked timesheet. Verdict applied or refused (not_allowed, not_found, '
  'own_pay, day_locked with the first free day).';

grant execute on function public.remove_other_pay(uuid) to authenticated;
