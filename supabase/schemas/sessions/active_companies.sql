-- Inlined into statements, like app.members_at.
create or replace function app.active_companies() returns setof public.companies
language sql stable
as $$
  select c.* from public.companies c
  where not exists (
    select from app.company_suspensions s where s.company_id = c.id and s.lifted_at is null
  )
$$;

comment on function app.active_companies() is
  'Companies that are not suspended: whose people are reminded.';
