create or replace function app.log_before(company uuid, project uuid, day date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('day', b.day, 'lines', b.lines)
  from (
    select g.day, jsonb_agg(jsonb_build_object('kind', l.kind, 'data', l.data) order by l.created_at, l.id) as lines
    from public.daily_logs g
    join public.daily_log_lines l on l.company_id = g.company_id and l.log_id = g.id
    where g.company_id = company and g.project_id = project and g.day < log_before.day
      and g.day >= log_before.day - 31
      -- Kinds of lines that recur daily. Deliveries, visitors and delays belong to a single day.
      and l.kind in ('manpower', 'equipment', 'work') and l.data is not null and l.source is null
    group by g.id, g.day
    order by g.day desc limit 1
  ) b
$$;

comment on function app.log_before(uuid, uuid, date) is
  'What was typed about people of others, equipment and work into the project''s last log before a day, of the month '
  'before; null: nothing.';
