create or replace function app.time_off_gains(kind public.time_off_kinds, person uuid)
returns table (on_date date, source text, cause text, minutes integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := app.company_today(kind.company_id);
  since constant date := greatest(kind.created_at::date, today - 400, (
    select min(m.valid_from)::date from public.memberships m
    where m.company_id = kind.company_id and m.person_id = person
  ));
begin
  if kind.carry_over_minutes is not null and date_trunc('year', today)::date > since then
    return query select date_trunc('year', today)::date, 'expired:' || to_char(today, 'YYYY'), 'expired', 0;
  end if;
  if kind.accrual = 'period' then
    return query
      select d::date,
        to_char(d, case kind.period when 'month' then '"month:"YYYY-MM' else '"year:"YYYY' end), 'accrued',
        kind.accrued_minutes
      from generate_series(
        date_trunc(kind.period, since::timestamp), today::timestamp, ('1 ' || kind.period)::interval
      ) d;
  else
    -- Whole minutes of the time worked since the beginning of the year, day by day, so that rounding loses none.
    return query
      select w.day, 'day:' || w.day, 'accrued',
        (floor(w.until_then * kind.accrued_minutes / kind.per_worked_minutes)
          - floor((w.until_then - w.worked) * kind.accrued_minutes / kind.per_worked_minutes))::integer
      from (
        select r.date as day, sum(r.regular_minutes + r.overtime_minutes + r.double_minutes) as worked,
          sum(sum(r.regular_minutes + r.overtime_minutes + r.double_minutes))
            over (partition by date_trunc('year', r.date) order by r.date) as until_then
        from public.day_results r
        where r.company_id = kind.company_id and r.person_id = person and r.date between since and today - 1
        group by r.date
      ) w;
  end if;
end
$$;

comment on function app.time_off_gains(public.time_off_kinds, uuid) is
  'What a person''s balance of a kind gains until today by its rule, before caps, each with a name by which it is '
  'entered once.';
