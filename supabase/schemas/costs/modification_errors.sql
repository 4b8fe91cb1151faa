create or replace function app.modification_errors(company uuid, project uuid, lines jsonb)
returns table (line integer, field text, reason text)
language sql stable security definer set search_path = ''
as $$
  with stated as (
    select n::integer as line, i.item from jsonb_array_elements(lines) with ordinality as i (item, n)
  ), shaped as (
    select f.line, f.field, f.reason from app.signed_line_errors(company, lines) f
  )
  select * from shaped
  union all
  select s.line, m.field, 'below_zero'
  from stated s
  left join app.budget_figures(company, project) b
    on b.cost_code_id::text = s.item ->> 'cost_code_id' and b.cost_type = s.item ->> 'cost_type'
  cross join lateral (values
    ('hours', coalesce(b.revised_hours, 0)), ('quantity', coalesce(b.revised_quantity, 0)),
    ('amount', coalesce(b.revised, 0))
  ) m (field, revised)
  where not exists (select from shaped) and m.revised + (s.item ->> m.field)::bigint < 0
  order by 1, 2
$$;

comment on function app.modification_errors(uuid, uuid, jsonb) is
  'What is wrong with lines of a modification, as app.signed_line_errors; below_zero where a line would have less '
  'than nothing.';
