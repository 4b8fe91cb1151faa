create or replace function app.is_instant(value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$'
      and app.is_plausible_instant((value #>> '{}')::timestamptz),
    false
  );
exception
  when data_exception then
    return false;
end
$$;

comment on function app.is_instant(jsonb) is
  'True when a JSON value is an instant in UTC as RFC 3339.';
