create or replace function app.read_punch(item jsonb) returns app.stated_punch
language plpgsql stable set search_path = ''
as $$
declare
  rfc_3339 constant text := '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$';
  punch app.stated_punch;
  fix app.stated_location;
begin
  if jsonb_typeof(item) is distinct from 'object' then
    return null;
  end if;
  punch := jsonb_populate_record(null::app.stated_punch, item);
  if jsonb_typeof(punch.location) = 'object' then
    fix := jsonb_populate_record(null::app.stated_location, punch.location);
  else
    punch.location := null;
  end if;
  if punch.v = 1 then
    punch.pin_proof := null;
    punch.photo_id := null;
  end if;

  if coalesce(punch.v not in (1, 2), true)
    or punch.id is null or punch.person_id is null or punch.device_id is null
    or coalesce(punch.kind not in ('in', 'out', 'switch', 'break_start', 'break_end'), true)
    or (punch.kind = 'break_start') <> (punch.break_kind is not null)
    or punch.break_kind not in ('meal', 'rest')
    or coalesce(punch.device_seq < 0, true)
    or coalesce(item ->> 'device_at' !~ rfc_3339, true) or item ->> 'claimed_at' !~ rfc_3339
    or coalesce(length(punch.zone) not between 1 and 64, true)
    or coalesce(punch.utc_offset_minutes not between -840 and 840, true)
    or abs(punch.skew_ms) > 10000000000000 or punch.skew_age_ms < 0
    or punch.online is null
    or length(punch.note) > 500 or length(punch.outside_reason) > 500
    or punch.pin_check not in ('online', 'offline')
    or punch.pin_proof !~ '^[0-9a-f]{64}$'
    or not app.is_plausible_instant(punch.device_at) or not app.is_plausible_instant(punch.claimed_at)
    or (
      punch.location is not null
      and not coalesce(
        fix.lat between -90 and 90 and fix.lng between -180 and 180
          and fix.accuracy_m >= 0 and fix.age_ms >= 0 and fix.mock is not null,
        false
      )
    )
  then
    return null;
  end if;
  return punch;
exception
  when data_exception then
    return null;
end
$$;

comment on function app.read_punch(jsonb) is
  'An item as a typed punch; null when it is malformed.';
