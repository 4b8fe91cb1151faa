create or replace function app.sheet_days(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  days jsonb;
  has_one_row_each boolean;
begin
  -- An array of rows becomes JSON in one step, while a list built by jsonb_agg is converted again with each row.
  select to_jsonb(array_agg(o order by o.date)), count(*) = count(distinct o.date) into days, has_one_row_each
  from (
    select r.date, r.regular_minutes, r.overtime_minutes, r.double_minutes, r.meal_premium_minutes,
      r.rest_premium_minutes, r.deducted_minutes, r.is_open, r.needs_review,
      case
        when jsonb_array_length(r.lines) = 1 and r.lines #> '{0,minutes}' <> '0' then r.lines
        else app.minutes_by_line(jsonb_build_array(r.lines))
      end as lines,
      r.ranges, r.breaks, r.exceptions
    from public.day_results r
    where r.company_id = company and r.person_id = person and r.date between from_date and to_date
  ) o;
  if has_one_row_each then
    return coalesce(days, '[]');
  end if;
  -- Two rows if a shift continues into the next workweek.
  return (
    select to_jsonb(array_agg(o order by o.date))
    from (
      select r.date, sum(r.regular_minutes) as regular_minutes, sum(r.overtime_minutes) as overtime_minutes,
        sum(r.double_minutes) as double_minutes, sum(r.meal_premium_minutes) as meal_premium_minutes,
        sum(r.rest_premium_minutes) as rest_premium_minutes, sum(r.deducted_minutes) as deducted_minutes,
        bool_or(r.is_open) as is_open, bool_or(r.needs_review) as needs_review,
        app.minutes_by_line(jsonb_agg(r.lines)) as lines,
        app.flat_list(jsonb_agg(r.ranges order by r.week_from)) as ranges,
        app.flat_list(jsonb_agg(r.breaks order by r.week_from)) as breaks,
        app.flat_list(jsonb_agg(r.exceptions order by r.week_from)) as exceptions
      from public.day_results r
      where r.company_id = company and r.person_id = person and r.date between from_date and to_date
      group by r.date
    ) o
  );
end
$$;

comment on function app.sheet_days(uuid, uuid, date, date) is
  'A person''s days as a timesheet shows them: hours by class, lines, ranges with their rules, breaks, exceptions.';
