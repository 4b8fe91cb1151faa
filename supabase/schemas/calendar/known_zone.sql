-- The ledger keeps zones that phones sent before zones were validated, and another server may know fewer zones.
create or replace function app.known_zone(
  zone text, company uuid, person uuid, at timestamptz, utc_offset_minutes integer default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  home text;
  hours constant integer := utc_offset_minutes / 60;
begin
  if app.is_time_zone(zone) then
    return zone;
  end if;
  home := app.home_zone(company, person, at);
  return case
    when app.is_time_zone(home) then home
    -- By POSIX, west is positive.
    when hours between -12 and 14 and hours <> 0 then 'Etc/GMT' || to_char(-hours, 'SGFM99')
    else 'UTC'
  end;
end
$$;

comment on function app.known_zone(text, uuid, uuid, timestamptz, integer) is
  'A zone that a device or the ledger names, if it is known; else the person''s, the company''s, the offset''s.';
