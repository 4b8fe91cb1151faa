-- What a device says of a punch, and which time of those it says pays.

create type app.stated_punch as (
  id uuid,
  v smallint,
  person_id uuid,
  kind text,
  break_kind text,
  device_id uuid,
  device_seq bigint,
  device_at timestamptz,
  zone text,
  utc_offset_minutes smallint,
  skew_ms bigint,
  skew_age_ms bigint,
  online boolean,
  claimed_at timestamptz,
  project_id uuid,
  cost_code_id uuid,
  note text,
  outside_reason text,
  pin_check text,
  location jsonb
);
comment on type app.stated_punch is 'An item of a batch as the device wrote it; field by field packages/contract/src/punches.ts.';

create type app.stated_location as (lat float8, lng float8, accuracy_m float8, age_ms float8, mock boolean);

create function app.is_plausible_instant(at timestamptz) returns boolean
language sql immutable
as $$
  select at is null or at between '1970-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'
$$;

create function app.read_punch(item jsonb) returns app.stated_punch
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

  if punch.v is distinct from 1
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
comment on function app.read_punch(jsonb) is 'An item as a typed punch; null when it is malformed.';

-- Which time pays -------------------------------------------------------------------------------

create type app.punch_time as (made_at timestamptz, occurred_at timestamptz, flags text[], hold text);

create function app.punch_time(punch app.stated_punch, received_at timestamptz) returns app.punch_time
language plpgsql immutable set search_path = ''
as $$
declare
  tolerance constant interval := '60 seconds';
  day constant interval := '24 hours';
  skew constant interval := coalesce(punch.skew_ms, 0) * interval '1 millisecond';
  is_skewed constant boolean := skew > tolerance or skew < -tolerance;
  result app.punch_time;
begin
  result.made_at := case
    when is_skewed and punch.skew_age_ms <= 86400000 then punch.device_at - skew
    else punch.device_at
  end;
  result.occurred_at := coalesce(punch.claimed_at, result.made_at);

  result.flags := '{}';
  if is_skewed or result.made_at > received_at + tolerance then
    result.flags := result.flags || 'clock_wrong'::text;
  end if;
  if punch.claimed_at is not null then
    result.flags := result.flags || 'stated'::text;
  end if;

  if result.made_at > received_at + day
    or (punch.online and result.made_at < received_at - day)
    or punch.claimed_at > result.made_at + tolerance
  then
    result.hold := 'clock_implausible';
  elsif result.occurred_at < received_at - interval '7 days' then
    result.hold := 'late_arrival';
  end if;
  return result;
end
$$;
comment on function app.punch_time(app.stated_punch, timestamptz) is
  'made_at: the device instant less its skew, if that is above 60 s and was measured within 24 h of the same boot; else the device instant. occurred_at, which pays: the stated time, else made_at. The same rule stands in packages/domain/src/clock.';
