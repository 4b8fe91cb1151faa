create or replace function app.seen_changes(before public.published_shifts, after public.published_shifts)
returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select c.what from (values
      (1, 'person', before.person_id is distinct from after.person_id),
      (2, 'time', (before.starts_at, before.ends_at) is distinct from (after.starts_at, after.ends_at)),
      (3, 'place', (before.crew_id, before.project_id, before.site_id, before.cost_code_id)
        is distinct from (after.crew_id, after.project_id, after.site_id, after.cost_code_id)),
      (4, 'break', before.break_minutes <> after.break_minutes),
      (5, 'note', before.note is distinct from after.note)
    ) c (place, what, is_changed)
    where c.is_changed order by c.place
  )
$$;

comment on function app.seen_changes(public.published_shifts, public.published_shifts) is
  'What a publication changes of what people see.';
