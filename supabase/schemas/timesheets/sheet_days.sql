create or replace function app.sheet_days(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(o) order by d.date), '[]')
    from (
      -- Two rows where a shift goes on into the next workweek.
      select r.date, count(*) as count, sum(r.regular_minutes) as regular, sum(r.overtime_minutes) as overtime,
        sum(r.double_minutes) as double, sum(r.meal_premium_minutes) as meal_premium,
        sum(r.rest_premium_minutes) as rest_premium, sum(r.deducted_minutes) as deducted,
        bool_or(r.is_open) as is_open, bool_or(r.needs_review) as needs_review,
        jsonb_agg(r.lines order by r.week_from) as lines, jsonb_agg(r.ranges order by r.week_from) as ranges,
        jsonb_agg(r.breaks order by r.week_from) as breaks, jsonb_agg(r.exceptions order by r.week_from) as exceptions
      from public.day_results r
      where r.company_id = company and r.person_id = person and r.date between from_date and to_date
      group by r.date
    ) d
    cross join lateral (
      select d.date, d.regular as regular_minutes, d.overtime as overtime_minutes, d.double as double_minutes,
        d.meal_premium as meal_premium_minutes, d.rest_premium as rest_premium_minutes,
        d.deducted as deducted_minutes, d.is_open, d.needs_review, app.minutes_by_line(d.lines) as lines,
        case when d.count = 1 then d.ranges -> 0 else app.flat_list(d.ranges) end as ranges,
        case when d.count = 1 then d.breaks -> 0 else app.flat_list(d.breaks) end as breaks,
        case when d.count = 1 then d.exceptions -> 0 else app.flat_list(d.exceptions) end as exceptions
    ) o
  );
end
$$;

comment on function app.sheet_days(uuid, uuid, date, date) is
  'A person''s days as a timesheet shows them: hours by class, lines, ranges with their rules, breaks, exceptions.';
