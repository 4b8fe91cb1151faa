create or replace function public.settle_corrective_action(
  change_id uuid, action_id uuid, outcome text, note text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', action_id, outcome, note), 'UTF8'));
  held public.hazards;
  action public.corrective_actions;
  replay jsonb;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  -- Locks the hazard first, as everywhere: verifying counts its open actions under the same lock.
  select h.* into held from public.corrective_actions a
  join public.hazards h on h.company_id = a.company_id and h.id = a.hazard_id
  where a.company_id = company and a.id = action_id for update of h;
  if held.id is null or not app.may_read_hazard(held.id) then
    return app.refused('not_found');
  end if;
  select * into action from public.corrective_actions a where a.company_id = company and a.id = action_id for update;
  replay := app.hazard_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  if not app.may_manage_hazard(held)
    and not (outcome = 'done' and action.assignee_person_id is not distinct from app.my_person_id()) then
    return app.refused('not_allowed');
  end if;
  if change_id is null or coalesce(outcome not in ('done', 'canceled', 'open'), true) then
    return app.refused_with_detail('invalid_input', case when change_id is null then 'change_id' else 'outcome' end);
  end if;
  if note is not null and (length(note) > 2000 or trim(note) = '') then
    return app.refused_with_detail('invalid_input', 'note');
  end if;
  if outcome = 'canceled' and note is null then
    return app.refused('comment_missing');
  end if;
  if held.merged_into_id is not null then
    return app.refused('hazard_merged');
  end if;
  if held.state = 'verified' or (action.state = 'open') = (outcome = 'open') then
    return app.refused('wrong_state') || jsonb_build_object('state', action.state);
  end if;

  update public.corrective_actions a set
    state = outcome,
    settled_at = case when outcome <> 'open' then now() end,
    settled_by = case when outcome <> 'open' then app.my_person_id() end,
    note = settle_corrective_action.note
  where a.company_id = company and a.id = action.id;
  perform app.add_hazard_event(
    company, held.id, change_id, case outcome when 'open' then 'action_reopened' else 'action_' || outcome end, note,
    jsonb_build_object('action_id', action.id, 'what', action.what), digest
  );
  return jsonb_build_object('verdict', 'applied', 'state', outcome);
end
$$;

comment on function public.settle_corrective_action(uuid, uuid, text, text) is
  'An action is done (by its assignee or a manager), canceled with a note or open again (by a manager), under an id '
  'that the device made. Verdict applied with the state, replayed, or refused (not_allowed, not_found, invalid_input '
  'with the field in detail, other_payload, comment_missing, hazard_merged, wrong_state).';

grant execute on function public.settle_corrective_action(uuid, uuid, text, text) to authenticated;
