create or replace function app.write_entry(company uuid, person uuid, made app.projected, cause app.cause) returns void
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
    entry.id, company, person, entry.project_id, entry.cost_code_id, entry.started_at, entry.ended_at,
    coalesce(before.zone, app.known_zone(entry.zone, company, person, entry.started_at)), made.state,
    entry.flags, entry.note, entry.end_punch_id,
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
