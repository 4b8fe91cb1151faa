create or replace function app.new_item(
  id text, caller app.caller, settings public.company_settings, punch app.stated_punch, timing app.punch_time,
  facts app.punch_facts, authority app.punch_right, received_at timestamptz, payload_hash bytea, hold text
) returns app.batch_item
language plpgsql stable set search_path = ''
as $$
declare
  stored public.punches;
  fix app.stated_location;
  place app.fence_verdict;
begin
  stored := jsonb_populate_record(null::public.punches, to_jsonb(punch) - 'location');
  stored.company_id := caller.company_id;
  stored.occurred_at := timing.occurred_at;
  stored.received_at := received_at;
  stored.source := authority.source;
  stored.actor_person_id := caller.person_id;
  stored.kiosk_id := caller.kiosk_id;
  stored.pin_check := case when authority.source = 'kiosk' then punch.pin_check end;
  stored.flags := timing.flags;
  stored.payload_version := punch.v;
  stored.payload_hash := payload_hash;
  stored.zone := app.known_zone(
    punch.zone, stored.company_id, stored.person_id, stored.occurred_at, punch.utc_offset_minutes
  );
  stored.sent_zone := nullif(punch.zone, stored.zone);
  stored := app.resolve_references(stored, settings, facts);

  if settings.location_mode <> 'off' then
    fix := jsonb_populate_record(null::app.stated_location, punch.location);
    place := app.fence_verdict(stored.company_id, stored.project_id, fix.lat, fix.lng, fix.accuracy_m, fix.age_ms);
    stored.place_verdict := place.verdict;
    stored.site_id := place.site_id;
    if place.verdict = 'outside' then
      stored.flags := stored.flags || 'outside'::text;
    end if;
    if fix.mock then
      stored.flags := stored.flags || 'mock_location'::text;
    end if;
  end if;
  if stored.pin_check = 'offline' then
    stored.flags := stored.flags || 'pin_offline'::text;
  end if;

  return row(
    id, 'new', null, stored.id, stored.person_id, stored.occurred_at, stored.flags, hold,
    row(
      stored.id, stored.kind, stored.break_kind, stored.occurred_at, stored.project_id, stored.cost_code_id,
      coalesce(stored.actor_person_id, stored.person_id), stored.source <> 'crew', false,
      stored.zone, stored.note, stored.flags, stored.device_id, stored.device_seq
    )::app.folding,
    stored,
    case when fix.lat is not null then
      row(
        stored.company_id, stored.id, stored.person_id, stored.occurred_at, fix.lat, fix.lng, fix.accuracy_m,
        fix.age_ms, fix.mock, place.distance_m
      )::public.punch_locations
    end
  )::app.batch_item;
end
$$;

comment on function app.new_item(
  text, app.caller, public.company_settings, app.stated_punch, app.punch_time, app.punch_facts, app.punch_right,
  timestamptz, bytea, text
) is
  'A new item with what is to be stored of it: its punch, and the place of that.';
