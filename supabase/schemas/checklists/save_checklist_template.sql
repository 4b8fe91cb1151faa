create or replace function public.save_checklist_template(template_id uuid, version integer, template jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  kept public.checklist_templates;
  wrong text;
  has_new_questions boolean;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := case when template_id is null then 'template_id' when coalesce(version < 0, true) then 'version'
    else app.wrong_checklist_template_field(template) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('checklist:' || template_id::text, 0));
  select * into kept from public.checklist_templates t
  where t.company_id = company and t.id = save_checklist_template.template_id for update;
  if version = 0 then
    if kept.id is not null then
      return jsonb_build_object('verdict', 'replayed', 'version', kept.version);
    end if;
    insert into public.checklist_templates (company_id, id, asked_at, equipment_type, every_days, is_active)
    values (
      company, template_id, template ->> 'asked_at', trim(template ->> 'equipment_type'),
      (template ->> 'every_days')::smallint, (template ->> 'is_active')::boolean
    )
    returning * into kept;
    has_new_questions := true;
  elsif kept.id is null then
    return app.refused('not_found');
  elsif kept.version <> version then
    return app.refused('changed_meanwhile');
  else
    -- Answered checklists keep their questions, so changed questions create a new revision.
    has_new_questions := not exists (
      select from public.checklist_revisions r
      where r.company_id = company and r.template_id = kept.id and r.revision = kept.revision
        and r.title = template -> 'title' and r.questions = template -> 'questions'
        and to_jsonb(r.is_private) = template -> 'is_private'
    );
    update public.checklist_templates t
    set asked_at = template ->> 'asked_at', equipment_type = trim(template ->> 'equipment_type'),
      every_days = (template ->> 'every_days')::smallint, is_active = (template ->> 'is_active')::boolean,
      revision = t.revision + has_new_questions::integer
    where t.company_id = company and t.id = kept.id returning * into kept;
  end if;
  if has_new_questions then
    insert into public.checklist_revisions (
      company_id, template_id, revision, title, questions, is_private, author_person_id
    ) values (
      company, kept.id, kept.revision, template -> 'title', template -> 'questions',
      (template ->> 'is_private')::boolean, app.my_person_id()
    );
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', kept.version);
end
$$;

comment on function public.save_checklist_template(uuid, integer, jsonb) is
  'An admin makes a checklist under an id of their own (version 0), or changes one over the version that was read: '
  '{asked_at, equipment_type, every_days, is_private, is_active, title: {en, es}, questions}. Other words or '
  'questions, and whether only admins read the answers, begin a new revision. Verdict applied '
  'or replayed with version, or refused (not_allowed, invalid_input with the field in detail, not_found, '
  'changed_meanwhile).';

grant execute on function public.save_checklist_template(uuid, integer, jsonb) to authenticated;
