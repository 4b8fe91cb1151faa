create or replace function app.is_page(from_row integer, max_rows integer) returns boolean
language sql immutable
as $$
  select coalesce(from_row >= 0 and max_rows between 1 and 500, false)
$$;

comment on function app.is_page(integer, integer) is
  'True when a list can be read from this row on, so many at once.';
