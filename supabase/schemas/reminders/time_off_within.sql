-- Inlined into statements, like app.punches_for.
create or replace function app.time_off_within(company uuid, person uuid, from_at timestamptz, to_at timestamptz)
returns setof public.time_off_requests
language sql stable
as $$
  select t.* from public.time_off_requests t
  where t.company_id = company and t.person_id = person and t.state = 'approved'
    and t.starts_at <= to_at and t.ends_at > from_at
$$;

comment on function app.time_off_within(uuid, uuid, timestamptz, timestamptz) is
  'The approved time off of a person that begins up to an instant and ends after an earlier one.';
