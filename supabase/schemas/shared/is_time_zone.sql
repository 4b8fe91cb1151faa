-- PostgreSQL also accepts offsets, abbreviations and invented names with an offset ("PDT", "Mars/Base+3"), which no
-- phone or mail program knows. Every other zone name has a slash and no digit.
create or replace function app.is_time_zone(name text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if name like '%/%' and name = translate(name, '0123456789', '') and name not like all (array['posix/%', 'right/%'])
    or name ~ '^(Etc/GMT([+](\d|1[0-2])|-(\d|1[0-4])|0)|(EST5E|CST6C|MST7M|PST8P)DT)$'
    or name in (
      'CET', 'Cuba', 'EET', 'EST', 'Egypt', 'Eire', 'GB', 'GMT', 'HST', 'Hongkong', 'Iceland', 'Iran', 'Israel',
      'Jamaica', 'Japan', 'Libya', 'MET', 'MST', 'NZ', 'Navajo', 'PRC', 'Poland', 'Portugal', 'ROC', 'ROK',
      'Singapore', 'Turkey', 'UCT', 'UTC', 'WET', 'Zulu'
    )
  then
    return now() at time zone name is not null;
  end if;
  return false;
exception
  when invalid_parameter_value then
    return false;
end
$$;

comment on function app.is_time_zone(text) is
  'True when the database and phones know a time zone by this name; false for null.';

-- A check constraint runs with the rights of the role that writes the row.
grant execute on function app.is_time_zone(text) to service_role;
