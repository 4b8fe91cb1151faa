create or replace function app.write_shift(company uuid, shift jsonb, series uuid, is_exception boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shifts as s (
    company_id, id, person_id, crew_id, project_id, site_id, cost_code_id, starts_local, ends_local, zone,
    starts_second, ends_second, break_minutes, note, starts_at, ends_at, series_id, changed_by
  )
  select company, f.id, f.person_id, f.crew_id, f.project_id, f.site_id, f.cost_code_id, f.starts_local, f.ends_local,
    f.zone, f.starts_second, f.ends_second, f.break_minutes, f.note,
    app.local_instant(f.starts_local, f.zone, f.starts_second), app.local_instant(f.ends_local, f.zone, f.ends_second),
    series, app.my_person_id()
  from jsonb_populate_record(null::public.shifts, shift) f
  on conflict (company_id, id) do update set
    person_id = excluded.person_id, crew_id = excluded.crew_id, project_id = excluded.project_id,
    site_id = excluded.site_id, cost_code_id = excluded.cost_code_id, starts_local = excluded.starts_local,
    ends_local = excluded.ends_local, zone = excluded.zone, starts_second = excluded.starts_second,
    ends_second = excluded.ends_second, break_minutes = excluded.break_minutes, note = excluded.note,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, removed_at = null,
    is_exception = s.is_exception or (s.series_id is not null and write_shift.is_exception),
    changed_by = excluded.changed_by, changed_at = now(), version = s.version + 1;
end
$$;

comment on function app.write_shift(uuid, jsonb, uuid, boolean) is
  'Stores a shift that has been checked, with its instants.';
