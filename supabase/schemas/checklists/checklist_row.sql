create or replace function app.checklist_row(c public.checklists) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'template_id', c.template_id, 'title', (
      select r.title from public.checklist_revisions r
      where r.company_id = c.company_id and r.template_id = c.template_id and r.revision = c.revision
    ),
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name)
      from public.projects p where p.company_id = c.company_id and p.id = c.project_id
    ),
    'equipment', (
      select jsonb_build_object('id', e.id, 'name', e.type || ' ' || e.number)
      from public.equipment e where e.company_id = c.company_id and e.id = c.equipment_id
    ),
    'is_private', c.is_private,
    'author', app.person_label(c.company_id, c.author_person_id),
    'made_at', app.instant(c.made_at), 'failed_count', c.failed_count
  )
$$;

comment on function app.checklist_row(public.checklists) is
  'An answered checklist as lists show it.';
