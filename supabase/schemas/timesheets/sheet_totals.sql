create or replace function app.sheet_totals(days jsonb, adjustments jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'regular_minutes', coalesce(sum(l.minutes) filter (where l.class = 'regular'), 0),
      'overtime_minutes', coalesce(sum(l.minutes) filter (where l.class = 'overtime'), 0),
      'double_minutes', coalesce(sum(l.minutes) filter (where l.class = 'double'), 0),
      'meal_premium_minutes', coalesce(sum(l.minutes) filter (where l.class = 'meal_premium'), 0),
      'rest_premium_minutes', coalesce(sum(l.minutes) filter (where l.class = 'rest_premium'), 0),
      'adjustment_minutes', coalesce(sum(l.minutes) filter (where l.is_adjustment and l.class not like '%premium'), 0)
    )
    from (
      select l.class, l.minutes, false as is_adjustment
      from jsonb_to_recordset(jsonb_path_query_array(days, '$[*].lines[*]')) as l (class text, minutes integer)
      union all
      select a.class, a.minutes, true from jsonb_to_recordset(adjustments) as a (class text, minutes integer)
    ) l
  );
end
$$;

comment on function app.sheet_totals(jsonb, jsonb) is
  'The minutes of a timesheet by class, adjustments of earlier days included.';
