-- Work may begin at the very moment at which other work ended. A start that a decider stated came before
-- everything of its instant, so that a clock-out there would have ended it, and it was refused.

create or replace function app.state_time(item public.decision_items, kind text, at timestamptz, comment text) returns void
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
    -- An end that touches a start comes first.
    case when kind = 'out' then '00000000-0000-0000-0000-000000000000' else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end::uuid,
    0, now(), about.zone, about.utc_offset_minutes, true, at,
    case when kind = 'in' then about.project_id end, case when kind = 'in' then about.cost_code_id end,
    left(comment, 500), '{stated}', 1, sha256(convert_to(item.id::text || kind || at::text, 'UTF8'))
  );
  update public.decision_items i set time_stated = true where i.id = item.id;
end
$$;
comment on function app.state_time(public.decision_items, text, timestamptz, text) is
  'Puts the time that the decider states into the ledger, as a punch of theirs, and notes that this was the answer.';

create or replace function app.is_possible_start(item public.decision_items, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select at < p.occurred_at and p.occurred_at - at <= interval '16 hours'
      and not exists (
        select from public.time_entries e
        where e.company_id = item.company_id and e.person_id = item.person_id and e.state in ('open', 'closed')
          and e.started_at < p.occurred_at and e.ended_at > at
      )
      and not exists (
        select from unnest(app.settled_punches(
          item.company_id, item.person_id, row(at, null, null, null)::app.ledger_position
        )) as counting
        where counting.kind = 'out' and counting.at > is_possible_start.at and counting.at < p.occurred_at
      )
    from public.punches p
    where p.company_id = item.company_id and p.id = item.punch_id
  );
end
$$;
