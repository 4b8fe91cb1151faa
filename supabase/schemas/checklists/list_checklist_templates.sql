create or replace function public.list_checklist_templates() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'templates', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'asked_at', t.asked_at, 'is_active', t.is_active, 'version', t.version, 'revision', t.revision,
      'equipment_type', t.equipment_type, 'every_days', t.every_days, 'is_private', r.is_private,
      'title', r.title, 'questions', r.questions
    ) order by lower(r.title ->> 'en'), t.id), '[]')
    from public.checklist_templates t
    join public.checklist_revisions r
      on r.company_id = t.company_id and r.template_id = t.id and r.revision = t.revision
    where t.company_id = app.my_company_id() and (t.is_active or app.my_role() = 'admin')
  ));
end
$$;

comment on function public.list_checklist_templates() is
  'The checklists that the company asks now, with their questions; admins get those that are out of use, too. Refused '
  'with not_allowed.';

grant execute on function public.list_checklist_templates() to authenticated;
