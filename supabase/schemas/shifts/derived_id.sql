create or replace function app.derived_id(base uuid, part text) returns uuid
language sql immutable set search_path = ''
as $$
  -- Version 8, custom, in the RFC's variant.
  select (left(d.h, 12) || '8' || substr(d.h, 14, 3) || 'a' || substr(d.h, 18, 15))::uuid
  from (select encode(sha256(convert_to(base::text || ' ' || part, 'UTF8')), 'hex') as h) d
$$;

comment on function app.derived_id(uuid, text) is
  'An id that always comes from the same base and part.';
