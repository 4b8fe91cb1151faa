create or replace function public.save_corrective_action(
  id uuid, hazard_id uuid, action jsonb, version integer default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held constant public.hazards := app.hazard_to_manage(hazard_id);
  digest constant bytea := sha256(convert_to(action::text, 'UTF8'));
  wrong text;
  saved public.corrective_actions;
begin
  if held.id is null then
    return app.refused(case when app.my_role() in ('admin', 'supervisor') then 'not_found' else 'not_allowed' end);
  end if;
  wrong := case when save_corrective_action.id is null then 'id' else app.first_wrong(action, jsonb_build_object(
    'what', app.is_text_or_null(action -> 'what', 1000) and action -> 'what' <> 'null',
    'assignee_person_id', app.is_active_person(company, action -> 'assignee_person_id'),
    'due_on', app.is_date(action -> 'due_on')
  )) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if held.merged_into_id is not null then
    return app.refused('hazard_merged');
  end if;
  if held.state = 'verified' then
    return app.refused('wrong_state');
  end if;

  if version is null then
    insert into public.corrective_actions (company_id, id, hazard_id, what, assignee_person_id, due_on)
    values (company, save_corrective_action.id, held.id, action ->> 'what', (action ->> 'assignee_person_id')::uuid,
      (action ->> 'due_on')::date)
    on conflict on constraint corrective_actions_pkey do nothing
    returning * into saved;
    if saved.id is null then
      select * into saved from public.corrective_actions a
      where a.company_id = company and a.id = save_corrective_action.id and a.hazard_id = held.id;
      return case when saved.id is null then app.refused('not_found')
        else jsonb_build_object('verdict', 'replayed', 'version', saved.version) end;
    end if;
    perform app.add_hazard_event(
      company, held.id, gen_random_uuid(), 'action_added', null,
      jsonb_build_object('action_id', saved.id, 'what', saved.what, 'assignee_person_id', saved.assignee_person_id),
      digest
    );
    return jsonb_build_object('verdict', 'applied', 'version', saved.version);
  end if;

  update public.corrective_actions a set
    what = action ->> 'what', assignee_person_id = (action ->> 'assignee_person_id')::uuid,
    due_on = (action ->> 'due_on')::date
  where a.company_id = company and a.id = save_corrective_action.id and a.hazard_id = held.id
    and a.version = save_corrective_action.version and a.state = 'open'
  returning * into saved;
  if saved.id is null then
    return app.refused(case when exists (
      select from public.corrective_actions a
      where a.company_id = company and a.id = save_corrective_action.id and a.hazard_id = held.id
    ) then 'changed_meanwhile' else 'not_found' end);
  end if;
  perform app.add_hazard_event(
    company, held.id, gen_random_uuid(), 'action_changed', null,
    jsonb_build_object('action_id', saved.id, 'what', saved.what, 'assignee_person_id', saved.assignee_person_id),
    digest
  );
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function public.save_corrective_action(uuid, uuid, jsonb, integer) is
  'Who may manage a hazard adds a corrective action under an id of their own (without a version; again changes '
  'nothing) or changes an open one over the version that was read: {what, assignee_person_id, due_on}. Verdict '
  'applied or replayed with the version, or refused (not_allowed, not_found, invalid_input with the field in detail, '
  'hazard_merged, wrong_state, changed_meanwhile).';

grant execute on function public.save_corrective_action(uuid, uuid, jsonb, integer) to authenticated;
