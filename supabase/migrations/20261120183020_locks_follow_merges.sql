-- Whose clock a punch counts for can change while its writer waits for the lock. What was locked
-- then is given back and locked again by the new state, so that everybody keeps to one order.

create function app.clocks_of(company uuid, people uuid[]) returns uuid[]
language plpgsql set search_path = ''
as $$
begin
  return array(
    select q.person_id from public.profiles q
    where q.company_id = company and (
      q.person_id = any (people)
      or q.person_id in (
        select m.kept_person_id from public.person_merges m
        where m.company_id = company and m.dropped_person_id = any (people) and m.undone_at is null
      )
    )
    order by q.person_id
  );
end
$$;
comment on function app.clocks_of(uuid, uuid[]) is
  'The people of a company among those named, and for whom the merged ones of them count now, in the order in which they are locked.';

create or replace function app.lock_people(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  clocks uuid[];
  clock uuid;
begin
  loop
    clocks := app.clocks_of(company, people);
    begin
      -- In one order for everybody, so that two batches never wait for each other.
      foreach clock in array clocks loop
        perform pg_advisory_xact_lock(hashtextextended('clock:' || clock::text, 0));
      end loop;
      if app.clocks_of(company, people) <@ clocks then
        return;
      end if;
      raise exception 'merged meanwhile' using errcode = 'MUMOV';
    exception
      when sqlstate 'MUMOV' then
        null;
    end;
  end loop;
end
$$;

create function app.item_to_decide(item_id uuid) returns public.decision_items
language plpgsql set search_path = ''
as $$
declare
  item public.decision_items;
  locked uuid;
begin
  loop
    select * into item from public.decision_items i where i.id = item_to_decide.item_id;
    if item.id is null or not coalesce(app.may_decide(item), false) then
      return null;
    end if;
    locked := item.person_id;
    begin
      perform app.lock_people(item.company_id, array[locked]);
      select * into item from public.decision_items i where i.id = item_to_decide.item_id;
      if item.person_id = locked then
        return item;
      end if;
      raise exception 'merged meanwhile' using errcode = 'MUMOV';
    exception
      when sqlstate 'MUMOV' then
        null;
    end;
  end loop;
end
$$;
comment on function app.item_to_decide(uuid) is
  'A question with the clock of whom it is about locked; null when there is none or the caller may not decide it.';

-- Whoever rejects a punch has answered everything that was asked about it: a question left open
-- would offer an answer that changes nothing.
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
  select least(min(p.occurred_at), started_at) into changed_at
  from decided d join public.punches p on p.company_id = item.company_id and p.id = d.punch_id;

  perform app.project_person(
    item.company_id, item.person_id, changed_at, true, row(app.my_person_id(), null, now(), comment)::app.cause
  );
  perform app.touch_clocks(item.company_id, array[item.person_id]);
  return jsonb_build_object('verdict', 'applied', 'item_id', item.id);
end
$$;
