create or replace function app.is_date_text(value text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return value ~ '^\d{4}-\d{2}-\d{2}$' and value::date is not null;
exception
  when datetime_field_overflow or invalid_datetime_format then
    return false;
end
$$;

comment on function app.is_date_text(text) is
  'True when a text is a date that exists, as YYYY-MM-DD.';
