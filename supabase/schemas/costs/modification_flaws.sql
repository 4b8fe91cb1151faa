create or replace function app.modification_flaws(company uuid, project uuid, lines jsonb)
returns table (line integer, field text, reason text)
language sql stable security definer set search_path = ''
as $$
  with stated as (
    select n::integer as line, i.item from jsonb_array_elements(lines) with ordinality as i (item, n)
  ), shaped as (
    -- The sign is the modification's own; all else is as in a budget.
    select f.line, f.field, f.reason
    from app.budget_flaws(company, (
      select coalesce(jsonb_agg(
        s.item || jsonb_build_object(
          'hours', app.without_sign(s.item -> 'hours'), 'quantity', app.without_sign(s.item -> 'quantity'),
          'amount', app.without_sign(s.item -> 'amount'), 'unit', '-'
        ) order by s.line
      ), '[]') from stated s
    )) f
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

comment on function app.modification_flaws(uuid, uuid, jsonb) is
  'What is wrong with lines of a modification, as app.budget_flaws; below_zero where a line would have less than '
  'nothing.';
