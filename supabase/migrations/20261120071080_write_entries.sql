-- Stores entries as the fold made them, with their breaks and their history.

create type app.cause as (actor_person_id uuid, kiosk_id uuid, at timestamptz, reason text);
comment on type app.cause is 'Who made the ledger change, when and why, for the history of entries.';

create function app.entry_facts(e public.time_entries, breaks jsonb) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'state', e.state, 'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at),
    'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
    'flags', to_jsonb(e.flags), 'note', e.note, 'breaks', breaks
  )
$$;
comment on function app.entry_facts(public.time_entries, jsonb) is 'An entry as its history shows it.';

create function app.break_facts(breaks app.folded_break[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', b.id, 'kind', b.kind, 'started_at', app.instant(b.started_at), 'ended_at', app.instant(b.ended_at))
      order by b.started_at, b.id
    ), '[]')
    from unnest(breaks) as b
  );
end
$$;

create function app.stored_breaks(company uuid, entry uuid) returns app.folded_break[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry
    order by b.started_at, b.id
  );
end
$$;

create type app.projected as (entry app.folded_entry, state text);
comment on type app.projected is 'An entry that the fold made and the state it has by that.';

create function app.is_stored(company uuid, made app.projected) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  entry constant app.folded_entry := made.entry;
begin
  return exists (
    select from public.time_entries e
    where e.company_id = company and e.id = entry.id
      and (e.project_id, e.cost_code_id, e.ended_at, e.state, e.flags, e.note, e.end_punch_id)
        is not distinct from
        (entry.project_id, entry.cost_code_id, entry.ended_at, made.state, entry.flags, entry.note, entry.end_punch_id)
  ) and app.stored_breaks(company, entry.id) = entry.breaks;
end
$$;
comment on function app.is_stored(uuid, app.projected) is 'Whether an entry that the fold made is stored as it is.';

create function app.add_event(
  before public.time_entries, breaks_before app.folded_break[],
  after public.time_entries, breaks_after app.folded_break[],
  cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.time_entry_events (
    company_id, entry_id, person_id, happened_at, kind, actor_person_id, kiosk_id, reason, before, after
  ) values (
    after.company_id, after.id, after.person_id, cause.at,
    case
      when after.state = 'void' then 'voided'
      when after.state = 'needs_decision' then 'set_aside'
      when before.id is null then 'opened'
      when after.state = 'closed' and before.state = 'open' then 'closed'
      else 'changed'
    end,
    cause.actor_person_id, cause.kiosk_id, cause.reason,
    case when before.id is not null then app.entry_facts(before, app.break_facts(breaks_before)) end,
    app.entry_facts(after, app.break_facts(breaks_after))
  );
end
$$;

create function app.write_entry(company uuid, person uuid, made app.projected, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  entry constant app.folded_entry := made.entry;
  before public.time_entries;
  breaks_before app.folded_break[] := '{}';
  after public.time_entries;
begin
  select * into before from public.time_entries e where e.company_id = company and e.id = entry.id;
  if found then
    breaks_before := app.stored_breaks(company, entry.id);
  end if;
  insert into public.time_entries (
    id, company_id, person_id, project_id, cost_code_id, started_at, ended_at, zone, state, flags, note,
    end_punch_id, device_started_at
  ) values (
    entry.id, company, person, entry.project_id, entry.cost_code_id, entry.started_at, entry.ended_at, entry.zone,
    made.state, entry.flags, entry.note, entry.end_punch_id,
    (select p.device_at from public.punches p where p.company_id = company and p.id = entry.id)
  )
  on conflict (company_id, id) do update set
    project_id = excluded.project_id, cost_code_id = excluded.cost_code_id, ended_at = excluded.ended_at,
    state = excluded.state, flags = excluded.flags, note = excluded.note, end_punch_id = excluded.end_punch_id,
    updated_at = now()
  returning * into after;
  if breaks_before <> entry.breaks then
    perform app.write_breaks(company, person, entry);
  end if;
  perform app.add_event(before, breaks_before, after, entry.breaks, cause);
end
$$;
comment on function app.write_entry(uuid, uuid, app.projected, app.cause) is
  'Stores an entry as the fold made it, its breaks and its history.';

create function app.write_breaks(company uuid, person uuid, entry app.folded_entry) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.time_breaks b
  where b.company_id = company and b.entry_id = entry.id
    and b.id <> all (array(select k.id from unnest(entry.breaks) as k));
  insert into public.time_breaks (id, company_id, entry_id, person_id, kind, started_at, ended_at)
  select k.id, company, entry.id, person, k.kind, k.started_at, k.ended_at
  from unnest(entry.breaks) as k
  on conflict (company_id, id) do update set
    entry_id = excluded.entry_id, kind = excluded.kind, ended_at = excluded.ended_at;
end
$$;

create function app.void_entry(company uuid, entry uuid, cause app.cause) returns void
language plpgsql set search_path = ''
as $$
declare
  breaks constant app.folded_break[] := app.stored_breaks(company, entry);
  before public.time_entries;
  after public.time_entries;
begin
  select * into before from public.time_entries e where e.company_id = company and e.id = entry;
  update public.time_entries e set state = 'void', updated_at = now()
  where e.company_id = company and e.id = entry
  returning * into after;
  perform app.add_event(before, breaks, after, breaks, cause);
end
$$;
