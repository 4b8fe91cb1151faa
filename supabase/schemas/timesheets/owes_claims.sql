create or replace function app.owes_claims(company uuid, person uuid, to_date date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.claims c
    where c.company_id = company and c.person_id = person and c.state = 'approved' and c.paid_in is null
      and c.day <= to_date
  )
$$;

comment on function app.owes_claims(uuid, uuid, date) is
  'True when a period that ends on a day has claims of a person to pay, so that their timesheet is payroll''s also '
  'without time.';
