create or replace function app.claims_of_period(company uuid, from_date date) returns setof public.claims
language sql stable security definer set search_path = ''
as $$
  select c.* from public.claims c
  where c.company_id = company and c.paid_in = from_date
  union all
  select c.* from app.pay_period(company, from_date) p
  join public.claims c
    on c.company_id = company and c.state = 'approved' and c.paid_in is null and c.day <= p.period_to
  where not exists (
    select from public.timesheets s
    where s.company_id = company and s.person_id = c.person_id and s.period_from = from_date and s.state = 'locked'
  )
$$;

comment on function app.claims_of_period(uuid, date) is
  'The claims that a pay period pays: those that its locked timesheets have taken, and those that the others would '
  'take now.';
