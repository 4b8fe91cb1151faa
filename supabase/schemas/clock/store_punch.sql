create or replace function app.store_punch(
  caller app.caller, settings public.company_settings, punch app.stated_punch, timing app.punch_time,
  facts app.punch_facts, authority app.punch_right, received_at timestamptz, payload_hash bytea, hold text
) returns public.punches
language plpgsql set search_path = ''
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

  insert into public.punches select (stored).*;
  if fix.lat is not null and app.may_keep_place(stored.company_id, stored.person_id, stored.occurred_at) then
    perform app.store_location(stored, fix, place.distance_m);
  end if;

  if hold is not null then
    insert into public.decision_items (company_id, person_id, punch_id, kind, created_at)
    values (stored.company_id, stored.person_id, stored.id, hold, received_at);
  end if;
  return stored;
end
$$;

comment on function app.store_punch(
  app.caller, public.company_settings, app.stated_punch, app.punch_time, app.punch_facts, app.punch_right,
  timestamptz, bytea, text
) is
  'Writes one punch to the ledger, its place beside it where the person has acknowledged the location notice, and a '
  'decision item where it must wait.';
