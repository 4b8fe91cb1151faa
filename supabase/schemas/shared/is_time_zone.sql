create or replace function app.is_time_zone(name text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  perform now() at time zone name;
  return true;
exception
  when invalid_parameter_value then
    return false;
end
$$;

comment on function app.is_time_zone(text) is
  'Whether the database knows a time zone by this name.';

-- A check constraint runs as whoever writes the row.
grant execute on function app.is_time_zone(text) to service_role;
