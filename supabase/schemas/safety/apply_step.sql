create or replace function app.apply_step(held public.hazards, step text, facts jsonb, person uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  matrix constant public.risk_matrices := app.current_risk_matrix(held.company_id);
  next_state constant text := app.state_after_step(held.state, step);
  rated text;
begin
  if step = 'triage' then
    rated := app.risk_band(matrix, (facts ->> 'severity')::integer, (facts ->> 'likelihood')::integer);
    update public.hazards h set
      severity = (facts ->> 'severity')::smallint, likelihood = (facts ->> 'likelihood')::smallint,
      band = rated, matrix_revision = matrix.revision, energy = facts ->> 'energy',
      due_on = coalesce(
        (facts ->> 'due_on')::date,
        case when rated = held.band then held.due_on
          else app.company_today(held.company_id) + app.default_due_days(matrix, rated) end
      ),
      triaged_at = coalesce(held.triaged_at, now())
    where h.company_id = held.company_id and h.id = held.id;
    return;
  end if;
  update public.hazards h set
    state = next_state,
    triaged_at = case when step = 'assign' then coalesce(held.triaged_at, now()) else held.triaged_at end,
    assignee_person_id = case when step = 'assign' then (facts ->> 'assignee_person_id')::uuid
      else held.assignee_person_id end,
    due_on = case when step = 'assign' then coalesce((facts ->> 'due_on')::date, held.due_on) else held.due_on end,
    resolved_at = case when step = 'resolve' then now() when step = 'verify' then held.resolved_at end,
    resolved_by = case when step = 'resolve' then person when step = 'verify' then held.resolved_by end,
    verified_at = case when step = 'verify' then now() end,
    verified_by = case when step = 'verify' then person end,
    verified_by_resolver = step = 'verify' and held.resolved_by = person,
    residual_severity = case when step in ('resolve', 'verify')
      then coalesce((facts ->> 'residual_severity')::smallint, held.residual_severity) end,
    residual_likelihood = case when step in ('resolve', 'verify')
      then coalesce((facts ->> 'residual_likelihood')::smallint, held.residual_likelihood) end
  where h.company_id = held.company_id and h.id = held.id;
end
$$;

comment on function app.apply_step(public.hazards, text, jsonb, uuid) is
  'Changes a hazard by a step that was found possible. A new band brings its default due date unless one is given.';
