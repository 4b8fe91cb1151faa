create or replace function app.committed_by_line(project uuid)
returns table (cost_code_id uuid, cost_type text, amount bigint)
language sql stable set search_path = ''
as $$
  select null::uuid, null::text, null::bigint where project is null and false
$$;

comment on function app.committed_by_line(uuid) is
  'What approved orders of a project will still cost, by line of its budget. No order exists yet.';
