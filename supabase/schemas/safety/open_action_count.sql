create or replace function app.open_action_count(company uuid, hazard uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from public.corrective_actions a
  where a.company_id = company and a.hazard_id = hazard and a.state = 'open'
$$;

comment on function app.open_action_count(uuid, uuid) is
  'How many corrective actions of a hazard are neither done nor canceled.';
