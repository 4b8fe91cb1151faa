create or replace function app.is_plausible_instant(at timestamptz) returns boolean
language sql immutable
as $$
  select at is null or at between '1970-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'
$$;

comment on function app.is_plausible_instant(timestamptz) is
  'True when an instant lies in a range that every reader of dates can handle; null passes.';
