create or replace function public.set_rate(
  person_id uuid, rate integer, currency text, valid_from public.day
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  next_from date;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if app.is_own_pay(person_id) then
    return app.refused('own_pay');
  end if;
  if coalesce(rate not between 1 and 2000000000, true) or coalesce(currency !~ '^[A-Z]{3}$', true)
    or coalesce(set_rate.valid_from not between '2000-01-01' and app.company_today(company) + 730, true)
  then
    return app.refused('invalid_input');
  end if;
  perform app.lock_people(company, array[person_id]);
  if set_rate.valid_from <= app.locked_until(company, person_id) then
    return app.refused_as_locked(app.locked_until(company, person_id));
  end if;
  -- A rate from the same day is replaced, the one before ends, the one after stays.
  update public.pay_rates r set removed_at = now(), removed_by = app.my_person_id()
  where r.company_id = company and r.person_id = set_rate.person_id and r.removed_at is null
    and r.valid_from = set_rate.valid_from;
  update public.pay_rates r set valid_to = set_rate.valid_from
  where r.company_id = company and r.person_id = set_rate.person_id and r.removed_at is null
    and r.valid_from < set_rate.valid_from and (r.valid_to is null or r.valid_to > set_rate.valid_from);
  select min(r.valid_from) into next_from from public.pay_rates r
  where r.company_id = company and r.person_id = set_rate.person_id and r.removed_at is null
    and r.valid_from > set_rate.valid_from;
  insert into public.pay_rates (company_id, person_id, rate, currency, valid_from, valid_to, set_by)
  values (company, set_rate.person_id, set_rate.rate, set_rate.currency, set_rate.valid_from, next_from,
    app.my_person_id());
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_rate(uuid, integer, text, public.day) is
  'An admin sets what an hour costs (ten-thousandths of the unit) from a workday on, until the next rate. Verdict '
  'applied or refused (not_allowed, not_found, own_pay, invalid_input, day_locked with the first free day).';

grant execute on function public.set_rate(uuid, integer, text, public.day) to authenticated;
