create or replace function app.is_on_leave(company uuid, person uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.time_off_requests t
    where t.company_id = company and t.person_id = person and t.state = 'approved'
      and t.starts_at <= at and t.ends_at > at
  )
$$;

comment on function app.is_on_leave(uuid, uuid, timestamptz) is
  'Whether a person has approved time off at an instant.';
