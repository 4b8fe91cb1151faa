create or replace function app.is_instant(value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(value) is distinct from 'string'
    or value #>> '{}' !~ '^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$' then
    return false;
  end if;
  perform (value #>> '{}')::timestamptz;
  return true;
exception
  when datetime_field_overflow or invalid_datetime_format then
    return false;
end
$$;

comment on function app.is_instant(jsonb) is
  'Whether a JSON value is an instant of this century in RFC 3339.';
