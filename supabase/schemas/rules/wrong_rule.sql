create or replace function app.wrong_rule(kind text, facts jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case kind
    when 'calendar' then app.first_wrong(facts, jsonb_build_object(
      'workweek_start', app.is_whole(facts -> 'workweek_start', 1, 7),
      'pay_period', app.is_choice(facts -> 'pay_period', 'weekly', 'biweekly', 'semimonthly', 'monthly'),
      'period_anchor', case when app.is_date(facts -> 'period_anchor')
        then extract(isodow from (facts ->> 'period_anchor')::date)::text = facts ->> 'workweek_start'
          or not app.is_whole(facts -> 'workweek_start', 1, 7)
        else false end
    ))
    when 'workday' then app.first_wrong(facts, jsonb_build_object(
      'attribution', app.is_choice(facts -> 'attribution', 'start_day', 'midnight')
    ))
    when 'rounding' then app.first_wrong(facts, jsonb_build_object(
      'begin', app.is_rounding(facts -> 'begin'),
      'end', app.is_rounding(facts -> 'end'),
      'duration', app.is_rounding(facts -> 'duration')
    ))
    when 'overtime' then app.wrong_overtime_field(facts)
    when 'breaks' then app.wrong_breaks_field(facts)
    when 'approval' then app.first_wrong(facts, jsonb_build_object(
      'employee_signs', jsonb_typeof(facts -> 'employee_signs') = 'boolean',
      'levels', coalesce(facts -> 'levels' in ('["supervisor", "admin"]', '["admin"]'), false)
    ))
    when 'auto_out' then app.first_wrong(facts, jsonb_build_object(
      'mode', app.is_choice(facts -> 'mode', 'off', 'at_time', 'after_start', 'after_shift'),
      'at', case facts ->> 'mode'
        when 'at_time' then coalesce(
          jsonb_typeof(facts -> 'at') = 'string' and facts ->> 'at' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false
        )
        else facts -> 'at' = 'null'
      end,
      'hours', case facts ->> 'mode'
        when 'after_start' then app.is_whole(facts -> 'hours', 1, 15)
        when 'after_shift' then app.is_whole(facts -> 'hours', 0, 8)
        else facts -> 'hours' = 'null'
      end
    ))
  end;
end
$$;

comment on function app.wrong_rule(text, jsonb) is
  'The first field of a rule that is missing, unknown or not allowed; null when all are right.';
