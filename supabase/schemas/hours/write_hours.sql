create or replace function app.write_hours(results jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  result jsonb;
  company uuid;
  person uuid;
  first_day date;
  last_day date;
  removed integer;
  written integer;
  changed uuid[] := '{}';
begin
  for result in select r.value from jsonb_array_elements(results) r loop
    company := result ->> 'company_id';
    person := result ->> 'person_id';
    first_day := result ->> 'from';
    last_day := result ->> 'to';
    delete from public.day_results d
    where d.company_id = company and d.person_id = person and d.week_from between first_day and last_day
      and not exists (
        select from jsonb_array_elements(result -> 'days') n
        where (n ->> 'date')::date = d.date and (n ->> 'week_from')::date = d.week_from
      );
    get diagnostics removed = row_count;
    insert into public.day_results as stored
    select n.*
    from jsonb_array_elements(result -> 'days') v
    cross join jsonb_populate_record(null::public.day_results, v.value || jsonb_build_object(
      'company_id', company, 'person_id', person, 'calculated_at', now()
    )) n
    on conflict (company_id, person_id, date, week_from) do update set
      regular_minutes = excluded.regular_minutes, overtime_minutes = excluded.overtime_minutes,
      double_minutes = excluded.double_minutes, meal_premium_minutes = excluded.meal_premium_minutes,
      rest_premium_minutes = excluded.rest_premium_minutes, deducted_minutes = excluded.deducted_minutes,
      is_open = excluded.is_open, needs_review = excluded.needs_review, lines = excluded.lines,
      ranges = excluded.ranges, breaks = excluded.breaks, exceptions = excluded.exceptions,
      tzdata = excluded.tzdata, calculated_at = excluded.calculated_at
    where (
      stored.lines, stored.ranges, stored.breaks, stored.exceptions, stored.is_open, stored.needs_review,
      stored.meal_premium_minutes, stored.rest_premium_minutes, stored.deducted_minutes
    ) is distinct from (
      excluded.lines, excluded.ranges, excluded.breaks, excluded.exceptions, excluded.is_open, excluded.needs_review,
      excluded.meal_premium_minutes, excluded.rest_premium_minutes, excluded.deducted_minutes
    );
    get diagnostics written = row_count;

    delete from public.pay_lines l
    where l.company_id = company and l.person_id = person and l.week_from between first_day and last_day;
    insert into public.pay_lines
    select n.*
    from jsonb_array_elements(result -> 'lines') v
    cross join jsonb_populate_record(null::public.pay_lines, v.value || jsonb_build_object(
      'company_id', company, 'person_id', person,
      'currency', app.currency_of(company, person, (v.value ->> 'week_from')::date + 6)
    )) n;
    if removed + written > 0 then
      changed := changed || person;
      -- A shift that continues past the last day is in its week together with the following day.
      perform app.roll_up_hours(company, person, first_day - 1, last_day + 7);
      -- A shift of the previous week may include its date.
      if app.locked_until(company, person) >= first_day - 1 then
        perform app.settle_adjustments(company, person, first_day - 1, last_day);
      end if;
      perform app.reopen_changed(company, person);
    end if;
  end loop;
  perform app.tell_hours(changed);
  return cardinality(changed);
end
$$;

comment on function app.write_hours(jsonb) is
  'Stores what the pay engine says of whole workweeks; answers of how many people something changed.';
