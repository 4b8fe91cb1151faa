create or replace function app.sheet_days(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with stored as (
      select r.*, count(*) over (partition by r.date) as rows_of_day
      from public.day_results r
      where r.company_id = company and r.person_id = person and r.date between from_date and to_date
    )
    select coalesce(jsonb_agg(to_jsonb(o) order by o.date), '[]')
    from (
      select s.date, s.regular_minutes, s.overtime_minutes, s.double_minutes, s.meal_premium_minutes,
        s.rest_premium_minutes, s.deducted_minutes, s.is_open, s.needs_review,
        case
          when jsonb_array_length(s.lines) = 1 and s.lines #> '{0,minutes}' <> '0' then s.lines
          else app.minutes_by_line(jsonb_build_array(s.lines))
        end as lines,
        s.ranges, s.breaks, s.exceptions
      from stored s where s.rows_of_day = 1
      union all
      -- Two rows where a shift goes on into the next workweek.
      select s.date, sum(s.regular_minutes), sum(s.overtime_minutes), sum(s.double_minutes),
        sum(s.meal_premium_minutes), sum(s.rest_premium_minutes), sum(s.deducted_minutes), bool_or(s.is_open),
        bool_or(s.needs_review), app.minutes_by_line(jsonb_agg(s.lines)),
        app.flat_list(jsonb_agg(s.ranges order by s.week_from)),
        app.flat_list(jsonb_agg(s.breaks order by s.week_from)),
        app.flat_list(jsonb_agg(s.exceptions order by s.week_from))
      from stored s where s.rows_of_day > 1 group by s.date
    ) o
  );
end
$$;

comment on function app.sheet_days(uuid, uuid, date, date) is
  'A person''s days as a timesheet shows them: hours by class, lines, ranges with their rules, breaks, exceptions.';
