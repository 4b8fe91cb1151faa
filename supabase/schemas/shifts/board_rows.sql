-- Builds a shift and its published content from the columns, as app.shift_content does: calling that for each of
-- thousands of rows would take most of the time.
create or replace function app.board_rows(company uuid, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', w.id, 'person_id', w.person_id, 'crew_id', w.crew_id, 'project_id', w.project_id, 'site_id', w.site_id,
    'cost_code_id', w.cost_code_id, 'starts_local', to_char(w.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
    'ends_local', to_char(w.ends_local, 'YYYY-MM-DD"T"HH24:MI'), 'zone', w.zone, 'starts_second', w.starts_second,
    'ends_second', w.ends_second, 'break_minutes', w.break_minutes, 'note', w.note,
    'starts_at', app.instant(w.starts_at), 'ends_at', app.instant(w.ends_at), 'version', w.version,
    'state', case
      when w.removed_at is not null then 'removed' when p.id is null then 'draft'
      when (w.person_id, w.crew_id, w.project_id, w.site_id, w.cost_code_id, w.starts_local, w.ends_local, w.zone,
        w.starts_second, w.ends_second, w.break_minutes, w.note)
        is not distinct from (p.person_id, p.crew_id, p.project_id, p.site_id, p.cost_code_id, p.starts_local,
        p.ends_local, p.zone, p.starts_second, p.ends_second, p.break_minutes, p.note) then 'published'
      else 'changed' end,
    'series_id', w.series_id, 'is_exception', w.is_exception,
    'published', case when p.id is not null then jsonb_build_object(
      'person_id', p.person_id, 'crew_id', p.crew_id, 'project_id', p.project_id, 'site_id', p.site_id,
      'cost_code_id', p.cost_code_id, 'starts_local', to_char(p.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
      'ends_local', to_char(p.ends_local, 'YYYY-MM-DD"T"HH24:MI'), 'zone', p.zone, 'starts_second', p.starts_second,
      'ends_second', p.ends_second, 'break_minutes', p.break_minutes, 'note', p.note,
      'starts_at', app.instant(p.starts_at), 'ends_at', app.instant(p.ends_at), 'sequence', p.sequence,
      'published_at', app.instant(p.published_at), 'confirmed_at', app.instant(p.confirmed_at)
    ) end,
    'override_reason', w.override_reason, 'waiting', coalesce(r.waiting, 0),
    'changed_by', c.name, 'changed_at', app.instant(w.changed_at)
  ) order by w.starts_at, w.id), '[]')
  from public.shifts w
  -- Looked up by key for each shift: right after thousands were published, the planner still assumes an empty table.
  left join lateral (
    select s.* from public.published_shifts s
    where s.company_id = w.company_id and s.id = w.id and s.canceled_at is null offset 0
  ) p on true
  left join (
    select about.id, count(distinct q.id) as waiting
    from public.shift_requests q
    cross join lateral (values (q.shift_id), (q.other_shift_id)) about (id)
    where q.company_id = company and q.state in ('offered', 'waiting')
    group by about.id
  ) r on r.id = w.id
  left join (
    select n.person_id, trim(n.first_name || ' ' || n.last_name) as name
    from public.profiles n where n.company_id = company
  ) c on c.person_id = w.changed_by
  where w.company_id = company and w.id = any (ids)
$$;

comment on function app.board_rows(uuid, uuid[]) is
  'Shifts as the board shows them, by time, as an array of boardShiftSchema of packages/contract. For functions that '
  'have checked that the caller plans them.';
