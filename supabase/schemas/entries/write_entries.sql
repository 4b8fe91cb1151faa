create or replace function app.write_entries(
  company uuid, person uuid, before app.entry_record[], made app.projected[], cause app.cause
) returns void
language plpgsql set search_path = ''
as $$
declare
  ids uuid[] := '{}';
  breaks app.folded_break[] := '{}';
  breaks_before app.folded_break[] := '{}';
  after app.entry_record[] := '{}';
  known app.entry_record;
  one app.projected;
begin
  foreach one in array made loop
    ids := ids || (one.entry).id;
    breaks := breaks || (one.entry).breaks;
    after := after || app.entry_record(one);
  end loop;
  foreach known in array before loop
    breaks_before := breaks_before || known.breaks;
  end loop;

  insert into public.time_entries (
    id, company_id, person_id, project_id, cost_code_id, started_at, ended_at, zone, state, flags, note,
    end_punch_id, device_started_at
  )
  select
    (m.entry).id, company, person, (m.entry).project_id, (m.entry).cost_code_id, (m.entry).started_at,
    (m.entry).ended_at, coalesce(b.zone, app.known_zone((m.entry).zone, company, person, (m.entry).started_at)),
    m.state, (m.entry).flags, (m.entry).note, (m.entry).end_punch_id,
    (select p.device_at from public.punches p where p.company_id = company and p.id = (m.entry).id)
  from unnest(made) m
  left join unnest(before) b on b.id = (m.entry).id
  on conflict (company_id, id) do update set
    project_id = excluded.project_id, cost_code_id = excluded.cost_code_id, ended_at = excluded.ended_at,
    state = excluded.state, flags = excluded.flags, note = excluded.note, end_punch_id = excluded.end_punch_id,
    updated_at = now();

  if breaks_before <> breaks then
    if breaks_before <> '{}' then
      delete from public.time_breaks b
      where b.company_id = company and b.entry_id = any (ids)
        and b.id <> all (array(select k.id from unnest(breaks) as k));
    end if;
    insert into public.time_breaks (id, company_id, entry_id, person_id, kind, started_at, ended_at)
    select k.id, company, (m.entry).id, person, k.kind, k.started_at, k.ended_at
    from unnest(made) m cross join unnest((m.entry).breaks) k
    -- A break moves with its entry, even to another person when two records are merged or a merge is undone.
    on conflict (company_id, id) do update set
      entry_id = excluded.entry_id, person_id = excluded.person_id, kind = excluded.kind,
      ended_at = excluded.ended_at;
  end if;
  perform app.add_events(company, before, after, cause);
end
$$;

comment on function app.write_entries(uuid, uuid, app.entry_record[], app.projected[], app.cause) is
  'Stores entries as the fold made them, their breaks and their history. before: those of them that are stored.';
