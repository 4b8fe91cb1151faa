create or replace function app.waiting_claims(company uuid, person uuid, from_date date, to_date date) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(c.amount_cents), 0)::bigint from public.claims c
  where c.company_id = company and c.person_id = person and c.day between from_date and to_date
    and c.kind <> 'receipt' and c.state = 'waiting'
$$;

comment on function app.waiting_claims(uuid, uuid, date, date) is
  'What approving a person''s timesheet of these days approves with it (app.approve_claims), in cents.';
