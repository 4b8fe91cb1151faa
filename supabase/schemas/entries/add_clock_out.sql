create or replace function app.add_clock_out(
  running public.time_entries, at timestamptz, flags text[], cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punches (
    id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
    device_at, zone, utc_offset_minutes, online, flags, payload_version, payload_hash
  )
  select
    gen_random_uuid(), running.company_id, running.person_id, 'out', at, cause.at, 'decision',
    -- A tablet isn't a person.
    coalesce(cause.actor_person_id, running.person_id),
    -- The last at its instant: after the start, and after an end that a reviewer states.
    'ffffffff-ffff-ffff-ffff-ffffffffffff', 0,
    cause.at, app.known_zone(started.zone, running.company_id, running.person_id, at), started.utc_offset_minutes,
    true, add_clock_out.flags, 1,
    sha256(convert_to(concat(running.id, array_to_string(add_clock_out.flags, ','), at), 'UTF8'))
  from public.punches started where started.company_id = running.company_id and started.id = running.id;
end
$$;

comment on function app.add_clock_out(public.time_entries, timestamptz, text[], app.cause) is
  'Gives the ledger a clock-out of an entry that no one punched; its flags say why.';
