-- A clock-out, clock-in or switch that let a forgotten entry end can itself turn out to be wrong. Without it
-- the entry was open again: it paid nothing, ran on, and nobody was asked about it any more, whatever had
-- been answered. A presumed clock-out takes the place of the punch that does not count.
-- docs/decisions/0004-what-becomes-of-a-doubtful-punch.md

create function app.presume_out(running public.time_entries, at timestamptz, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punches (
    id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
    device_at, zone, utc_offset_minutes, online, flags, payload_version, payload_hash
  )
  select
    gen_random_uuid(), running.company_id, running.person_id, 'out', at, cause.at, 'decision',
    -- A tablet is nobody.
    coalesce(cause.actor_person_id, running.person_id),
    -- The last of its instant: after the start, and after an end that a decider states.
    'ffffffff-ffff-ffff-ffff-ffffffffffff', 0,
    cause.at, started.zone, started.utc_offset_minutes, true, '{missing_out}', 1,
    sha256(convert_to(running.id::text || 'presumed', 'UTF8'))
  from public.punches started where started.company_id = running.company_id and started.id = running.id;
end
$$;
comment on function app.presume_out(public.time_entries, timestamptz, app.cause) is
  'Gives the ledger a clock-out, flagged missing_out, for an entry that must have ended by then. It ends the entry by the estimate; a real clock-out from before takes its place.';

-- The transaction may have waited for the clock while the access ended: what counts is what holds now.
create or replace function app.presume_clock_out(company uuid, person uuid, cause app.cause) returns boolean
language plpgsql set search_path = ''
as $$
declare
  running public.time_entries;
  ended_at timestamptz;
begin
  select * into running from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'open';
  if running.id is null or app.role_at(company, person, clock_timestamp()) is not null then
    return false;
  end if;
  select max(m.valid_to) into ended_at
  from public.memberships m where m.company_id = company and m.person_id = person;
  -- What began later somebody has accepted knowing that. Devices may be a minute ahead.
  if ended_at is null or running.started_at > ended_at + interval '60 seconds' then
    return false;
  end if;
  perform app.presume_out(running, greatest(ended_at, running.started_at), cause);
  return true;
end
$$;

create function app.project_rejection(company uuid, person uuid, rejected_at timestamptz, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  guessed uuid;
  reopened public.time_entries;
begin
  select e.id into guessed from public.time_entries e
  where e.company_id = company and e.person_id = person and e.state = 'closed'
    and 'estimated' = any (e.flags) and e.started_at < rejected_at
  order by e.started_at desc limit 1;
  perform app.project_person(company, person, rejected_at, true, cause);
  select * into reopened from public.time_entries e
  where e.company_id = company and e.id = guessed and e.state = 'open';
  if found then
    perform app.presume_out(reopened, rejected_at, cause);
    perform app.project_person(company, person, rejected_at, false, cause);
  end if;
end
$$;
comment on function app.project_rejection(uuid, uuid, timestamptz, app.cause) is
  'Projects a person without a punch that was rejected. An entry that was forgotten stays ended by its estimate, and what was answered about it stays answered.';

-- A stated time can be overtaken the moment it is stated: something else of the same instant takes the
-- hours, and the question stands again. Who stated it was told that it was taken and asked the same anew. It
-- is refused now as a time that does not fit, and nothing of it is kept.
create or replace function public.decide_item(
  item_id uuid,
  decision text,
  comment text default null,
  ended_at timestamptz default null,
  started_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.decision_items;
  changed_at timestamptz;
  cause constant app.cause := row(app.my_person_id(), null, now(), comment)::app.cause;
begin
  item := app.item_to_decide(item_id);
  if item.id is null then
    return app.refused('not_found');
  end if;
  if item.state <> 'open' then
    return app.refused('already_decided') || jsonb_build_object('state', item.state);
  end if;
  if coalesce(decision not in ('accept', 'reject', 'set_time'), true) or length(comment) > 1000 then
    return app.refused('invalid_input');
  end if;
  if decision <> 'accept' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;

  begin
    if decision = 'set_time' then
      if item.kind = 'estimated_close' and coalesce(app.is_possible_end(item, ended_at), false) then
        perform app.state_time(item, 'out', ended_at, comment);
      elsif item.kind = 'missing_in' and coalesce(app.is_possible_start(item, started_at), false) then
        perform app.state_time(item, 'in', started_at, comment);
      else
        return app.refused('time_impossible');
      end if;
    end if;

    -- What waits as one entry is decided as one: its start, its breaks and its end. A rejected punch
    -- does not count, whatever else was asked about it.
    with answered as (
      select i.id, i.punch_id from public.decision_items i
      where i.company_id = item.company_id and i.state = 'open'
        and (
          i.id = item.id
          or (app.holds_punch(item.kind) and app.holds_punch(i.kind) and i.entry_id = item.entry_id)
        )
    ), decided as (
      update public.decision_items i set
        state = case when decision = 'reject' then 'rejected' else 'accepted' end,
        decided_at = now(),
        decided_by = app.my_person_id(),
        comment = decide_item.comment
      where i.company_id = item.company_id and i.state = 'open'
        and (
          i.id in (select a.id from answered a)
          or (decision = 'reject' and i.punch_id in (select a.punch_id from answered a))
        )
      returning i.punch_id
    )
    select min(p.occurred_at) into changed_at
    from decided d join public.punches p on p.company_id = item.company_id and p.id = d.punch_id;

    if decision = 'reject' then
      perform app.project_rejection(item.company_id, item.person_id, changed_at, cause);
    else
      perform app.project_person(item.company_id, item.person_id, least(changed_at, started_at), true, cause);
    end if;
    if decision = 'set_time'
      and exists (select from public.decision_items i where i.id = item.id and i.state = 'open') then
      raise exception 'overtaken' using errcode = 'MUOVT';
    end if;
  exception
    when sqlstate 'MUOVT' then
      return app.refused('time_impossible');
  end;
  perform app.touch_clocks(item.company_id, array[item.person_id]);
  return jsonb_build_object('verdict', 'applied', 'item_id', item.id);
end
$$;
