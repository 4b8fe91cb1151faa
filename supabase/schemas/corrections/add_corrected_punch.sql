create or replace function app.add_corrected_punch(
  correction public.time_corrections, kind text, at timestamptz, facts jsonb, place integer,
  break_kind text default null
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  id constant uuid := gen_random_uuid();
  zone constant text := app.known_zone(facts ->> 'zone', correction.company_id, correction.person_id, at);
begin
  insert into public.punches (
    id, company_id, person_id, kind, break_kind, occurred_at, received_at, source, actor_person_id, device_id,
    device_seq, device_at, zone, utc_offset_minutes, online, claimed_at, project_id, cost_code_id, flags,
    payload_version, payload_hash
  ) values (
    id, correction.company_id, correction.person_id, add_corrected_punch.kind, add_corrected_punch.break_kind, at,
    now(), 'correction', app.my_person_id(),
    -- At the same instant, ends come before beginnings.
    case when kind = 'in' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else '00000000-0000-0000-0000-000000000000'
      end::uuid,
    place, now(), zone,
    extract(epoch from (at at time zone zone) - (at at time zone 'UTC')) / 60, true, at,
    case when kind = 'in' then (facts ->> 'project_id')::uuid end,
    case when kind = 'in' then (facts ->> 'cost_code_id')::uuid end,
    array['corrected'] || app.first_day_flags(correction.company_id, correction.person_id, at), 1,
    sha256(convert_to(correction.id || kind || at || place, 'UTF8'))
  );
  return id;
end
$$;

comment on function app.add_corrected_punch(public.time_corrections, text, timestamptz, jsonb, integer, text) is
  'Puts a punch that a correction states into the ledger; answers its id.';
