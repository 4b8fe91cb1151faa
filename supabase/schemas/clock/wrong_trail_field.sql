create or replace function app.wrong_trail_field(points jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  most constant integer := 100;
  point jsonb;
  place integer := 0;
  wrong text;
begin
  if jsonb_typeof(points) is distinct from 'array' or jsonb_array_length(points) not between 1 and most then
    return 'points';
  end if;
  for point in select value from jsonb_array_elements(points) loop
    wrong := case
      when jsonb_typeof(point) <> 'object' then ''
      when not app.is_uuid(point -> 'id') then '.id'
      when not app.is_instant(point -> 'at') then '.at'
      -- Devices may be a minute ahead.
      when (point ->> 'at')::timestamptz > now() + interval '60 seconds' then '.at'
      when not app.is_number_within(point -> 'lat', -90, 90) then '.lat'
      when not app.is_number_within(point -> 'lng', -180, 180) then '.lng'
      when not app.is_number_within(point -> 'accuracy_m', 0, 100000) then '.accuracy_m'
    end;
    if wrong is not null then
      return 'points.' || place || wrong;
    end if;
    place := place + 1;
  end loop;
  return null;
end
$$;

comment on function app.wrong_trail_field(jsonb) is
  'The first thing wrong with 1 to 100 points of a trail, such as points.3.at of one from the future; else null.';
