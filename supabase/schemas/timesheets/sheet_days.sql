create or replace function app.sheet_days(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'date', d.date, 'regular_minutes', d.regular, 'overtime_minutes', d.overtime, 'double_minutes', d.double,
        'meal_premium_minutes', d.meal_premium, 'rest_premium_minutes', d.rest_premium,
        'deducted_minutes', d.deducted, 'is_open', d.is_open, 'needs_review', d.needs_review,
        'lines', app.minutes_by_line(d.lines), 'ranges', app.flat_list(d.ranges), 'breaks', app.flat_list(d.breaks),
        'exceptions', app.flat_list(d.exceptions)
      ) order by d.date
    ), '[]')
    from (
      -- Two rows where a shift goes on into the next workweek.
      select r.date, sum(r.regular_minutes) as regular, sum(r.overtime_minutes) as overtime,
        sum(r.double_minutes) as double, sum(r.meal_premium_minutes) as meal_premium,
        sum(r.rest_premium_minutes) as rest_premium, sum(r.deducted_minutes) as deducted,
        bool_or(r.is_open) as is_open, bool_or(r.needs_review) as needs_review,
        jsonb_agg(r.lines order by r.week_from) as lines, jsonb_agg(r.ranges order by r.week_from) as ranges,
        jsonb_agg(r.breaks order by r.week_from) as breaks, jsonb_agg(r.exceptions order by r.week_from) as exceptions
      from public.day_results r
      where r.company_id = company and r.person_id = person and r.date between from_date and to_date
      group by r.date
    ) d
  );
end
$$;

comment on function app.sheet_days(uuid, uuid, date, date) is
  'A person''s days as a timesheet shows them: hours by class, lines, ranges with their rules, breaks, exceptions.';
