create or replace function app.punch_time(punch app.stated_punch, received_at timestamptz) returns app.punch_time
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
  if punch.online and result.made_at < received_at - interval '2 hours' then
    result.flags := result.flags || 'received_late'::text;
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
  'made_at: the device instant less its skew, if that is above 60 s and was measured within 24 h of the same boot; '
  'else the device instant. occurred_at, which pays: the stated time, else made_at. The same rule stands in '
  'packages/domain/src/clock.';
