-- Work may begin at the same moment at which other work ended, so a stated start comes after everything else at its
-- instant.
create or replace function app.add_decided_punch(
  item public.decision_items, kind text, at timestamptz, comment text
) returns void
language plpgsql set search_path = ''
as $$
declare
  about public.punches;
begin
  select * into about from public.punches p where p.company_id = item.company_id and p.id = item.punch_id;
  insert into public.punches (
    id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
    device_at, zone, utc_offset_minutes, online, claimed_at, project_id, cost_code_id, note, flags,
    payload_version, payload_hash
  ) values (
    gen_random_uuid(), item.company_id, item.person_id, kind, at, now(), 'decision', app.my_person_id(),
    -- An end comes before a start at the same instant.
    case when kind = 'out' then '00000000-0000-0000-0000-000000000000' else 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      end::uuid,
    0, now(), app.known_zone(about.zone, item.company_id, item.person_id, at), about.utc_offset_minutes, true, at,
    case when kind = 'in' then about.project_id end, case when kind = 'in' then about.cost_code_id end,
    left(comment, 500),
    array['stated'] || app.first_day_flags(item.company_id, item.person_id, at), 1,
    sha256(convert_to(item.id::text || kind || at::text, 'UTF8'))
  );
  update public.decision_items i set time_stated = true where i.id = item.id;
end
$$;

comment on function app.add_decided_punch(public.decision_items, text, timestamptz, text) is
  'Puts the time that the decider states into the ledger, as a punch of theirs, and notes that this was the answer.';
