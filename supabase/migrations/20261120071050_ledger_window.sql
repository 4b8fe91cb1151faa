-- Which punches of a person are folded, and from where, when the ledger changed. Callers hold the
-- person's lock.

create function app.lock_people(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- In one order for everybody, so that two batches never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('clock:' || p.person_id::text, 0))
  from (
    select q.person_id from public.profiles q
    where q.company_id = company and q.person_id = any (people)
    order by q.person_id
  ) p;
end
$$;
comment on function app.lock_people(uuid, uuid[]) is
  'One writer at a time for a person''s clock, until the transaction ends. Callers outside the company lock nobody.';

create function app.holds_punch(kind text) returns boolean
language sql immutable
as $$
  select kind in ('revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time', 'overlap')
$$;
comment on function app.holds_punch(text) is
  'Whether a decision item of this kind keeps its punch out of the settled time until it is accepted.';

create type app.ledger_position as (at timestamptz, device_id uuid, device_seq bigint, id uuid);
comment on type app.ledger_position is
  'A punch''s place in a person''s ledger: by the instant that pays, then as its device made it, then by id.';

create function app.fold_start(company uuid, person uuid, changed_at timestamptz) returns app.ledger_position
language plpgsql stable set search_path = ''
as $$
declare
  start app.ledger_position;
begin
  select p.occurred_at, p.device_id, p.device_seq, p.id into start
  from public.time_entries e
  join public.punches p on p.company_id = company and p.id = e.id
  where e.company_id = company and e.person_id = person
    and e.started_at < changed_at and e.state in ('open', 'closed')
    and coalesce((
      select coalesce(b.ended_at < e.started_at, false)
      from public.time_entries b
      where b.company_id = company and b.person_id = person and b.id <> e.id
        and b.started_at <= e.started_at and b.state in ('open', 'closed')
      order by b.started_at desc, b.ended_at desc
      limit 1
    ), true)
  order by e.started_at desc
  limit 1;
  return start;
end
$$;
comment on function app.fold_start(uuid, uuid, timestamptz) is
  'From where to fold again when the ledger changed at an instant: the punch that started the last settled entry before it with a gap before that. From there the fold needs no clock but an empty one. Null: from the first punch.';

create function app.settled_punches(company uuid, person uuid, start app.ledger_position) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), p.source <> 'crew', coalesce(d.accepted, false),
        p.zone, p.note, p.flags
      )::app.folding
      order by p.occurred_at, p.device_id, p.device_seq, p.id
    ), '{}')
    from public.punches p
    left join lateral (
      select
        bool_or(i.state = 'rejected') as rejected,
        bool_or(i.state = 'accepted') as accepted,
        bool_or(i.state = 'open' and i.kind <> 'overlap' and app.holds_punch(i.kind)) as held
      from public.decision_items i
      where i.company_id = p.company_id and i.punch_id = p.id
    ) d on true
    where p.company_id = company and p.person_id = person
      and p.occurred_at >= coalesce(start.at, '-infinity')
      and (
        start.id is null
        or (p.occurred_at, p.device_id, p.device_seq, p.id) >= (start.at, start.device_id, start.device_seq, start.id)
      )
      and d.rejected is not true and d.held is not true
  );
end
$$;
comment on function app.settled_punches(uuid, uuid, app.ledger_position) is 'The punches that count, from a position on, in order.';

create function app.waiting_punches(company uuid, person uuid) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), true, true,
        p.zone, p.note, p.flags
      )::app.folding
      order by p.occurred_at, p.device_id, p.device_seq, p.id
    ), '{}')
    from public.punches p
    where p.company_id = company and p.person_id = person
      and p.id in (
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person
          and i.state = 'open' and app.holds_punch(i.kind)
      )
  );
end
$$;
comment on function app.waiting_punches(uuid, uuid) is
  'The punches that wait for a decision, in order: a stream of their own that contradicts nobody.';
