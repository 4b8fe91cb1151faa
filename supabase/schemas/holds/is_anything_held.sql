create or replace function app.is_anything_held(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select h.is_whole or cardinality(h.people) > 0 or cardinality(h.projects) > 0 from app.held(company) h
$$;

comment on function app.is_anything_held(uuid) is
  'True when any legal hold of a company is in effect, so that the company is not deleted.';
