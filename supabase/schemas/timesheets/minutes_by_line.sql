create or replace function app.minutes_by_line(lists jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'project_id', l.project_id, 'cost_code_id', l.cost_code_id, 'class', l.class, 'minutes', l.minutes
      ) order by l.project_id, l.cost_code_id, l.class
    ), '[]')
    from (
      select x.project_id, x.cost_code_id, x.class, sum(x.minutes) as minutes
      from jsonb_array_elements(lists) list
      cross join jsonb_to_recordset(list) as x (project_id uuid, cost_code_id uuid, class text, minutes integer)
      group by x.project_id, x.cost_code_id, x.class
      having sum(x.minutes) <> 0
    ) l
  );
end
$$;

comment on function app.minutes_by_line(jsonb) is
  'Lists of minutes added up by project, cost code and class.';
