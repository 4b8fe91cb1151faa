create or replace function app.is_date(value jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$'
      and (value #>> '{}')::date <= '2200-01-01',
    false
  );
exception
  when datetime_field_overflow then
    return false;
end
$$;

comment on function app.is_date(jsonb) is
  'True when a JSON value is a date that exists, from the years 2000 to 2199, as YYYY-MM-DD.';
