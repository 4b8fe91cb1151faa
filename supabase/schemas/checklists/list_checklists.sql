create or replace function public.list_checklists(
  filter jsonb default '{}', after jsonb default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  is_admin constant boolean := app.my_role() = 'admin';
  patterns text[];
  visible uuid[];
  found public.checklists[];
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if app.wrong_checklist_filter(filter) is not null then
    return app.refused_with_detail('invalid_input', app.wrong_checklist_filter(filter));
  end if;
  if coalesce(page_size not between 1 and 200, true) then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if after is not null and not coalesce(app.is_instant(after -> 'made_at') and app.is_uuid(after -> 'id'), false) then
    return app.refused_with_detail('invalid_input', 'after');
  end if;
  visible := case when app.my_role() = 'supervisor' then app.my_projects() else '{}' end;
  patterns := app.search_patterns(coalesce(filter ->> 'search', ''));
  found := array(
    select c from public.checklists c
    where c.company_id = company
      and (is_admin or c.author_person_id = me or not c.is_private and c.project_id = any (visible))
      and (not filter ? 'project_id' or c.project_id = (filter ->> 'project_id')::uuid)
      and (not filter ? 'equipment_id' or c.equipment_id = (filter ->> 'equipment_id')::uuid)
      and (not filter ? 'template_id' or c.template_id = (filter ->> 'template_id')::uuid)
      and (not filter ? 'result' or (c.failed_count > 0) = (filter ->> 'result' = 'failed'))
      and (coalesce(trim(filter ->> 'search'), '') = '' or c.search_text ~ all (patterns))
      and (after is null or (c.made_at, c.id) < ((after ->> 'made_at')::timestamptz, (after ->> 'id')::uuid))
    order by c.made_at desc, c.id desc limit page_size + 1
  );
  return jsonb_build_object(
    'verdict', 'ok',
    'checklists', (
      select coalesce(jsonb_agg(app.checklist_row(found[place]) order by place), '[]')
      from generate_series(1, least(page_size, cardinality(found))) as place
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'made_at', app.precise_instant((found[page_size]).made_at), 'id', (found[page_size]).id
    ) end
  );
end
$$;

comment on function public.list_checklists(jsonb, jsonb, integer) is
  'The answered checklists that the caller may read, the latest first: an employee''s own, those of the projects that '
  'a supervisor sees but for private ones, all for an admin. filter: search (each word in title or answers), '
  'template_id, project_id, equipment_id, result (failed or passed); next of one answer is after of the following. '
  'Refused with not_allowed, or invalid_input with '
  'the part in detail.';

grant execute on function public.list_checklists(jsonb, jsonb, integer) to authenticated;
