create or replace function public.list_overdue_checks() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  visible uuid[];
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  visible := app.my_projects();
  return jsonb_build_object(
    'verdict', 'ok',
    'checks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'template_id', d.template_id, 'title', r.title, 'last_on', d.last_on,
        'project', jsonb_build_object('id', p.id, 'name', p.name),
        'equipment', case when e.id is not null
          then jsonb_build_object('id', e.id, 'name', e.type || ' ' || e.number) end
      ) order by p.name, p.id, r.title ->> 'en', lower(e.number)), '[]')
      from app.due_checks(company) d
      join public.checklist_templates t on t.company_id = company and t.id = d.template_id
      join public.checklist_revisions r
        on r.company_id = company and r.template_id = t.id and r.revision = t.revision
      join public.projects p on p.company_id = company and p.id = d.project_id
      left join public.equipment e on e.company_id = company and e.id = d.equipment_id
      where d.project_id = any (visible)
    ),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.type || ' ' || e.number, 'meter_unit', e.meter_unit, 'meter', e.meter,
        'service_meter', e.service_meter, 'service_on', e.service_on
      ) order by e.service_on, lower(e.type), lower(e.number), e.id), '[]')
      from app.overdue_services(company) e
      where app.my_role() = 'admin' or e.project_id = any (visible)
    )
  );
end
$$;

comment on function public.list_overdue_checks() is
  'The checklists that are due and the equipment whose service is overdue: for supervisors on the projects that they '
  'see, for admins all. Refused with not_allowed.';

grant execute on function public.list_overdue_checks() to authenticated;
