create or replace function app.remove_due(company uuid, at timestamptz, most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  settings constant jsonb := (select c.settings from public.companies c where c.id = company);
  run_day constant date := (at at time zone 'UTC')::date;
  hold record;
  item record;
  removed_now integer;
  room integer := most;
begin
  perform app.lock_holds(company);
  select * into hold from app.held(company);
  insert into public.retention_runs (company_id, day, started_at) values (company, run_day, at)
  on conflict do nothing;
  for item in select * from app.retention_kinds() where not hold.is_whole loop
    -- The conditions are checked again for each row, because rows of two partitions can have the same ctid.
    execute format(
      'delete from %1$s t where t.company_id = $1 and (%2$s) and (%3$s) is not true and t.ctid = any (array(
         select t.ctid from %1$s t where t.company_id = $1 and (%2$s) and (%3$s) is not true limit $7
       ))',
      item.name, item.due, item.held
    ) using company, app.kept_since(settings, item.kind, at), at, settings, hold.people, hold.projects, room;
    get diagnostics removed_now = row_count;
    continue when removed_now = 0;
    update public.retention_runs r set
      removed = r.removed
        || jsonb_build_object(item.kind, coalesce((r.removed ->> item.kind)::integer, 0) + removed_now)
    where r.company_id = company and r.day = run_day;
    if item.kind = 'voice_audio' then
      -- Recordings are deleted now, not in the next round.
      perform pg_notify('erased_folders', '');
    end if;
    room := room - removed_now;
    if room <= 0 then
      return most;
    end if;
  end loop;
  update public.retention_runs r set
    ended_at = now(),
    held = (
      select coalesce(jsonb_object_agg(d.kind, d.held) filter (where d.held > 0), '{}')
      from app.due_for_removal(company, at) d
    )
  where r.company_id = company and r.day = run_day;
  return most - room;
end
$$;

comment on function app.remove_due(uuid, timestamptz, integer) is
  'One step of a run at an instant: removes up to so many of a company''s records whose period is over and that no '
  'legal hold covers, and notes how many. Answers the number; less than asked for ends the run.';
