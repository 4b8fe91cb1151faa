create or replace function app.why_not_step(hazard public.hazards, step text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
begin
  if not app.may_manage_hazard(hazard)
    and not (step in ('start', 'resolve') and hazard.assignee_person_id is not distinct from me) then
    return 'not_allowed';
  end if;
  if hazard.merged_into_id is not null then
    return 'hazard_merged';
  end if;
  if app.state_after_step(hazard.state, step) is null
    or step = 'start' and hazard.assignee_person_id is null then
    return 'wrong_state';
  end if;
  if step = 'verify' then
    if app.open_action_count(hazard.company_id, hazard.id) > 0 then
      return 'open_actions';
    end if;
    if app.missing_photo_count(hazard.company_id, hazard.id) > 0 then
      return 'photos_missing';
    end if;
    if hazard.resolved_by = me and not app.is_last_admin(hazard.company_id, me) then
      return 'own_resolution';
    end if;
  end if;
  return null;
end
$$;

comment on function app.why_not_step(public.hazards, text) is
  'Why the caller cannot take a step with a hazard: not_allowed, hazard_merged, wrong_state, open_actions, '
  'photos_missing or own_resolution; null when they can. Only a company''s only admin verifies what they resolved.';
