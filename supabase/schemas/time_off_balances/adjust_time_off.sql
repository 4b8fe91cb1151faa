create or replace function public.adjust_time_off(id uuid, person uuid, kind uuid, minutes integer, reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not exists (
    select from public.profiles p where p.company_id = company and p.person_id = adjust_time_off.person
  ) or not exists (
    select from public.time_off_kinds k
    where k.company_id = company and k.id = adjust_time_off.kind and k.accrual <> 'none'
  ) then
    return app.refused('not_found');
  end if;
  if app.is_own_pay(person) then
    return app.refused('own_pay');
  end if;
  if id is null or minutes is null or minutes = 0 or abs(minutes) > 100000
    or coalesce(length(trim(reason)), 0) not between 1 and 500 then
    return app.refused_with_detail('invalid_input', case
      when id is null then 'id' when coalesce(length(trim(reason)), 0) not between 1 and 500 then 'reason'
      else 'minutes' end);
  end if;
  insert into public.time_off_ledger (
    company_id, id, person_id, kind_id, on_date, minutes, cause, source, reason, actor_person_id
  )
  values (
    company, adjust_time_off.id, person, kind, app.company_today(company), adjust_time_off.minutes, 'adjusted',
    'adjusted:' || adjust_time_off.id, trim(adjust_time_off.reason), app.my_person_id()
  )
  on conflict do nothing;
  if not found then
    return jsonb_build_object('verdict', 'replayed', 'state', null);
  end if;
  perform app.tell_own_schedules(company, array[person]);
  return jsonb_build_object('verdict', 'applied', 'state', null);
end
$$;

comment on function public.adjust_time_off(uuid, uuid, uuid, integer, text) is
  'An admin adds minutes to a balance or takes some off, with a reason. Verdict applied, replayed, or refused '
  '(not_allowed, not_found, own_pay, invalid_input with the field in detail).';

grant execute on function public.adjust_time_off(uuid, uuid, uuid, integer, text) to authenticated;
