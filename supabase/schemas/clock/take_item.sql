create or replace function app.take_item(
  caller app.caller, settings public.company_settings, item jsonb, punch app.stated_punch, received_at timestamptz
) returns app.batch_item
language plpgsql set search_path = ''
as $$
declare
  payload_hash constant bytea := sha256(convert_to(item::text, 'UTF8'));
  result app.batch_item;
  timing app.punch_time;
  authority app.punch_right;
  earlier public.punches;
  stored public.punches;
begin
  result.id := case when jsonb_typeof(item) = 'object' then item ->> 'id' end;
  result.status := 'refused';
  if punch.id is null then
    result.reason := 'malformed_punch';
    return result;
  end if;

  select * into earlier from public.punches p where p.company_id = caller.company_id and p.id = punch.id;
  timing := app.punch_time(punch, received_at);
  authority := app.right_to_punch(caller, punch, timing, received_at);
  -- Whoever handed it in may ask again, even when the right to punch has ended since.
  if authority.source is null and not coalesce(
    earlier.payload_hash = payload_hash
      and (earlier.actor_person_id = caller.person_id or earlier.kiosk_id = caller.kiosk_id),
    false
  ) then
    result.reason := 'person_not_allowed';
  elsif earlier.payload_hash = payload_hash then
    result.status := 'replayed';
    result.punch_id := punch.id;
  elsif earlier.id is not null then
    result.status := 'conflict';
    result.reason := 'other_payload';
  else
    -- Before the first day no right is without a question, so others need no look at it.
    if authority.hold is not null then
      timing.flags := timing.flags || app.first_day_flags(caller.company_id, punch.person_id, timing.occurred_at);
    end if;
    timing.flags := timing.flags || app.late_flags(caller.company_id, punch, timing.made_at, received_at);
    result.hold := coalesce(
      authority.hold,
      nullif(timing.hold, 'late_arrival'),
      app.locked_hold(caller.company_id, punch.person_id, timing.occurred_at, punch.kind),
      timing.hold,
      app.stated_time_hold(punch, authority)
    );
    stored := app.store_punch(caller, settings, punch, timing, authority, received_at, payload_hash, result.hold);
    result.status := 'new';
    result.punch_id := stored.id;
    result.person_id := stored.person_id;
    result.occurred_at := stored.occurred_at;
    result.flags := stored.flags;
  end if;
  return result;
end
$$;

comment on function app.take_item(app.caller, public.company_settings, jsonb, app.stated_punch, timestamptz) is
  'Judges an item of a batch and stores it if it is new: stored, replayed, in conflict or refused.';
