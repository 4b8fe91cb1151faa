-- Inlined into statements, like app.punches_for.
create or replace function app.members_at(company uuid, at timestamptz) returns setof public.memberships
language sql stable
as $$
  select m.* from public.memberships m
  where m.company_id = company and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
$$;

comment on function app.members_at(uuid, timestamptz) is
  'Who is a member of a company at an instant, and as what.';
