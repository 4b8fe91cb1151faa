-- packages/domain/src/safety/hazard-steps.ts has the same table; both are tested with cases/hazard-steps.json.
create or replace function app.state_after_step(state text, step text) returns text
language sql immutable set search_path = ''
as $$
  select case step
    when 'triage' then case when state in ('open', 'assigned', 'in_progress', 'reopened') then state end
    when 'assign' then case when state in ('open', 'assigned', 'in_progress', 'reopened') then 'assigned' end
    when 'start' then case when state in ('assigned', 'reopened') then 'in_progress' end
    when 'resolve' then case when state in ('open', 'assigned', 'in_progress', 'reopened') then 'resolved' end
    when 'verify' then case when state = 'resolved' then 'verified' end
    when 'reopen' then case when state in ('resolved', 'verified') then 'reopened' end
  end
$$;

comment on function app.state_after_step(text, text) is
  'The state of a hazard after a step; null where the step is not possible from its state.';
