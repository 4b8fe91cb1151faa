create or replace function public.remove_rate(rate_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  gone public.pay_rates;
begin
  select * into gone from public.pay_rates r
  where r.id = rate_id and r.company_id = company and r.removed_at is null;
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if gone.id is null then
    return app.refused('not_found');
  end if;
  if app.is_own_pay(gone.person_id) then
    return app.refused('own_pay');
  end if;
  -- Hours worked under this rate have already cost accordingly.
  if gone.valid_from <= app.company_today(company) then
    return app.refused('already_in_force');
  end if;
  perform app.lock_people(company, array[gone.person_id]);
  update public.pay_rates r set removed_at = now(), removed_by = app.my_person_id() where r.id = gone.id;
  update public.pay_rates r set valid_to = gone.valid_to
  where r.company_id = company and r.person_id = gone.person_id and r.removed_at is null
    and r.valid_to = gone.valid_from;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_rate(uuid) is
  'An admin takes back a rate that is not in force yet; the one before goes on. Verdict applied or refused '
  '(not_allowed, not_found, own_pay, already_in_force).';

grant execute on function public.remove_rate(uuid) to authenticated;
