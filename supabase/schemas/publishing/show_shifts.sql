create or replace function app.show_shifts(company uuid, publication uuid, ids uuid[])
returns public.schedule_publications
language plpgsql security definer set search_path = ''
as $$
declare
  noted public.schedule_publications;
  told uuid[];
  saw_open uuid[];
  new_ids uuid[];
  changed_ids uuid[];
  canceled_ids uuid[];
begin
  select coalesce(array_agg(s.id) filter (where p.id is null), '{}'), coalesce(array_agg(s.id) filter (
    where p.canceled_at is not null or p.id is not null and app.shift_content(to_jsonb(s)) <> app.shift_content(p.seen)
  ), '{}')
  into new_ids, changed_ids
  from public.shifts s
  -- Looked up by key for each shift: right after thousands were published, the planner still assumes an empty table.
  left join lateral (
    select p.id, p.canceled_at, to_jsonb(p) as seen from public.published_shifts p
    where p.company_id = s.company_id and p.id = s.id offset 0
  ) p on true
  where s.company_id = company and s.id = any (ids) and s.removed_at is null;
  canceled_ids := array(
    select s.id from public.shifts s where s.company_id = company and s.id = any (ids) and s.removed_at is not null
  );
  -- People who lose a shift are notified, too.
  told := array(
    select p.person_id from public.published_shifts p
    where p.company_id = company and p.id = any (changed_ids || canceled_ids) and p.canceled_at is null
  );
  saw_open := app.people_for_open(company, changed_ids || canceled_ids);
  insert into public.published_shifts as p (
    company_id, id, person_id, crew_id, project_id, site_id, cost_code_id, starts_local, ends_local, zone,
    starts_second, ends_second, break_minutes, note, starts_at, ends_at
  )
  select s.company_id, s.id, s.person_id, s.crew_id, s.project_id, s.site_id, s.cost_code_id, s.starts_local,
    s.ends_local, s.zone, s.starts_second, s.ends_second, s.break_minutes, s.note, s.starts_at, s.ends_at
  from public.shifts s where s.company_id = company and s.id = any (new_ids || changed_ids)
  on conflict (company_id, id) do update set
    person_id = excluded.person_id, crew_id = excluded.crew_id, project_id = excluded.project_id,
    site_id = excluded.site_id, cost_code_id = excluded.cost_code_id, starts_local = excluded.starts_local,
    ends_local = excluded.ends_local, zone = excluded.zone, starts_second = excluded.starts_second,
    ends_second = excluded.ends_second, break_minutes = excluded.break_minutes, note = excluded.note,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, sequence = p.sequence + 1, published_at = now(),
    confirmed_at = null, canceled_at = null, changed = app.seen_changes(p, excluded);
  update public.published_shifts p set canceled_at = now(), sequence = p.sequence + 1, published_at = now()
  where p.company_id = company and p.id = any (canceled_ids);
  delete from public.shifts s where s.company_id = company and s.id = any (canceled_ids);
  perform app.void_requests(company, changed_ids || canceled_ids);

  told := array(
    select distinct t from unnest(told || array(
      select p.person_id from public.published_shifts p
      where p.company_id = company and p.id = any (new_ids || changed_ids)
    )) t where t is not null
  );
  update public.schedule_publications n set added = new_ids, changed = changed_ids, canceled = canceled_ids,
    people = cardinality(told)
  where n.company_id = company and n.id = publication
  returning * into noted;
  perform app.tell_schedule_people(company, publication, told);
  perform app.tell_own_schedules(
    company, told || saw_open || app.people_for_open(company, new_ids || changed_ids || canceled_ids)
  );
  perform app.tell_boards(company, array(
    select distinct p.crew_id from public.published_shifts p
    where p.company_id = company and p.id = any (ids) and p.crew_id is not null
  ), told);
  return noted;
end
$$;

comment on function app.show_shifts(uuid, uuid, uuid[]) is
  'Shows shifts to the people as they are planned now, and tells those whom it concerns.';
