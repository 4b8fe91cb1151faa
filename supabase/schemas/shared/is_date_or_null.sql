create or replace function app.is_date_or_null(value jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'null' then true
    when 'string' then value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}$' and (value #>> '{}')::date >= date '1900-01-01'
    else false
  end;
exception
  when datetime_field_overflow or invalid_datetime_format then
    return false;
end
$$;

comment on function app.is_date_or_null(jsonb) is
  'Whether a JSON value is null or a date.';
