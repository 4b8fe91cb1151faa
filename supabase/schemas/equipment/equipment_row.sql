create or replace function app.equipment_row(e public.equipment, visible uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id, 'number', e.number, 'type', e.type, 'model', e.model, 'meter_unit', e.meter_unit,
    'meter', e.meter, 'meter_at', app.instant(e.meter_at), 'service_meter', e.service_meter,
    'service_on', e.service_on, 'is_retired', e.is_retired, 'version', e.version,
    'is_out', e.project_id is not null, 'held_since', app.instant(e.held_since),
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
      where p.company_id = e.company_id and p.id = e.project_id and p.id = any (visible)
    ),
    'holder', case when e.project_id = any (visible) or e.holder_person_id = app.my_person_id()
      then app.person_label(e.company_id, e.holder_person_id) end,
    'checks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', case when c.author_person_id = app.my_person_id() or app.my_role() = 'admin'
          or app.my_role() = 'supervisor' and c.project_id = any (visible) then c.id end,
        'template_id', c.template_id, 'title', r.title, 'made_at', app.instant(c.made_at),
        'failed_count', c.failed_count
      ) order by c.made_at desc, c.id), '[]')
      from (
        select distinct on (c.template_id) c.* from public.checklists c
        where c.company_id = e.company_id and c.equipment_id = e.id and not c.is_private
        order by c.template_id, c.made_at desc, c.id desc
      ) c
      join public.checklist_revisions r
        on r.company_id = c.company_id and r.template_id = c.template_id and r.revision = c.revision
    ),
    'photos', (
      select coalesce(jsonb_agg(app.attachment_json(a) || jsonb_build_object('sha256', a.sha256)
        order by a.created_at, a.id), '[]')
      from public.attachments a
      where a.company_id = e.company_id and a.record_kind = 'equipment' and a.record_id = e.id
        and a.comment_id is null and a.deleted_at is null
    )
  )
$$;

comment on function app.equipment_row(public.equipment, uuid[]) is
  'A piece of equipment as lists show it. Where it is on a project that the reader does not see, it is out, and '
  'neither the project nor who has it is named. Everyone sees '
  'whether the latest check of a kind found a problem; what it says is for those who may read it, named by id.';
