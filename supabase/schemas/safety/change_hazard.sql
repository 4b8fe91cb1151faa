create or replace function public.change_hazard(change_id uuid, hazard_id uuid, step text, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', hazard_id, step, facts), 'UTF8'));
  held public.hazards;
  files constant jsonb := coalesce(facts -> 'files', '[]');
  replay jsonb;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.hazards h where h.company_id = company and h.id = hazard_id for update;
  if held.id is null or not app.may_read_hazard(hazard_id) then
    return app.refused('not_found');
  end if;
  replay := app.hazard_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  wrong := case when change_id is null then 'change_id' else app.wrong_step_field(company, step, facts) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  wrong := app.why_not_step(held, step);
  if wrong is not null then
    return app.refused(wrong) || jsonb_build_object('state', held.state);
  end if;
  if step = 'reopen' and facts ->> 'comment' is null then
    return app.refused('comment_missing');
  end if;
  if step = 'resolve' and facts ->> 'comment' is null and app.photo_ids_of(facts) = '{}' then
    return app.refused('proof_missing');
  end if;
  if app.has_attachment(company, files) then
    return app.refused('other_payload');
  end if;

  perform app.apply_step(held, step, facts, me);
  perform app.add_attachments(company, 'hazard', held.id, me, null, files);
  perform app.add_hazard_event(
    company, held.id, change_id, step, facts ->> 'comment',
    jsonb_strip_nulls(facts - '{comment,files}'::text[])
      || case when step = 'resolve' then jsonb_build_object('photo_ids', app.photo_ids_of(facts)) else '{}' end,
    digest
  );
  return jsonb_build_object('verdict', 'applied', 'state', app.state_after_step(held.state, step));
end
$$;

comment on function public.change_hazard(uuid, uuid, text, jsonb) is
  'Takes a step with a hazard under an id that the device made: triage {severity, likelihood, energy, due_on}, assign '
  '{assignee_person_id, due_on}, start, resolve {files, residual_severity, residual_likelihood}, verify '
  '{residual_severity, residual_likelihood} or reopen, each with a comment or null. Managers take all steps, the '
  'assignee start and resolve. Verdict applied with the state, replayed, or refused (not_allowed, not_found, '
  'invalid_input with the field in detail, other_payload, hazard_merged, wrong_state, open_actions, photos_missing, '
  'own_resolution, comment_missing, proof_missing).';

grant execute on function public.change_hazard(uuid, uuid, text, jsonb) to authenticated;
