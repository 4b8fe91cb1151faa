create or replace function app.judge_item(
  caller app.caller, settings public.company_settings, item jsonb, punch app.stated_punch, timing app.punch_time,
  facts app.punch_facts, received_at timestamptz
) returns app.batch_item
language plpgsql stable set search_path = ''
as $$
declare
  payload_hash constant bytea := sha256(convert_to(item::text, 'UTF8'));
  result app.batch_item;
  authority app.punch_right;
begin
  result.id := case when jsonb_typeof(item) = 'object' then item ->> 'id' end;
  result.status := 'refused';
  if punch.id is null then
    result.reason := 'malformed_punch';
    return result;
  end if;

  authority := app.right_to_punch(caller, punch, timing, facts, received_at);
  -- The sender may ask again, even if their right to punch has ended since.
  if authority.source is null and not coalesce(
    facts.payload_hash = payload_hash
      and (facts.actor_person_id = caller.person_id or facts.kiosk_id = caller.kiosk_id),
    false
  ) then
    result.reason := 'person_not_allowed';
  elsif facts.payload_hash = payload_hash then
    result.status := 'replayed';
    result.punch_id := punch.id;
  elsif facts.is_known then
    result.status := 'conflict';
    result.reason := 'other_payload';
  else
    -- Before the first day every right is questionable, so the other checks aren't needed.
    if authority.hold is not null then
      timing.flags := timing.flags || app.first_day_flags(caller.company_id, punch.person_id, timing.occurred_at);
    end if;
    timing.flags := timing.flags || app.late_flags(caller.company_id, punch, timing.made_at, received_at);
    result.hold := coalesce(
      authority.hold,
      nullif(timing.hold, 'late_arrival'),
      case when facts.may_be_locked then
        app.locked_hold(caller.company_id, punch.person_id, timing.occurred_at, punch.kind)
      end,
      timing.hold,
      app.stated_time_hold(punch, authority)
    );
    return app.new_item(
      result.id, caller, settings, punch, timing, facts, authority, received_at, payload_hash, result.hold
    );
  end if;
  return result;
end
$$;

comment on function app.judge_item(
  app.caller, public.company_settings, jsonb, app.stated_punch, app.punch_time, app.punch_facts, timestamptz
) is
  'Judges an item of a batch: new, and then what is to be stored of it, replayed, in conflict or refused.';
