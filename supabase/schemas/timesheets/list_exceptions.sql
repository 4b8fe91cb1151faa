create or replace function public.list_exceptions(period_from public.day default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1000;
  company constant uuid := app.my_company_id();
  today constant date := app.company_today(company);
  period record;
  rule jsonb;
  people uuid[];
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if period_from < '2000-01-01' or period_from > current_date + 366 then
    return app.refused_with_detail('invalid_input', 'period_from');
  end if;
  select p.period_from, p.period_to into period
  from app.pay_period(company, coalesce(list_exceptions.period_from, today)) p;
  rule := app.approval_rule(company, period.period_to);
  people := app.sheet_people(company, period.period_from, period.period_to);
  return (
    with worked as (
      select r.person_id, r.week_from, max(r.date) as last_date, sum(r.regular_minutes)::integer as regular,
        sum(r.overtime_minutes + r.double_minutes) as over
      from public.day_results r
      where r.company_id = company and r.person_id = any (people)
        and r.week_from > today - 7 and r.week_from <= today
      group by r.person_id, r.week_from
    ), ahead as (
      select * from app.published_ahead(company, people)
      where today between period.period_from and period.period_to
    ), found as (
      select r.person_id, r.date, x ->> 'kind' as kind, (x ->> 'entry_id')::uuid as entry_id, null::integer as minutes,
        null::jsonb as times
      from public.day_results r cross join jsonb_array_elements(r.exceptions) x
      where r.company_id = company and r.person_id = any (people)
        and r.date between period.period_from and period.period_to and r.exceptions <> '[]'
        -- Someone who is at work now hasn't forgotten to clock out.
        and not (x ->> 'kind' = 'open_entry' and exists (
          select from public.time_entries e
          where e.company_id = company and e.id = (x ->> 'entry_id')::uuid and e.state = 'open'
            and e.started_at > now() - app.long_shift()
        ))
      union all
      select w.person_id, w.date, 'overtime_ahead', null, w.regular, null
      from (
        select coalesce(r.person_id, a.person_id) as person_id, coalesce(r.week_from, a.week_from) as week_from,
          -- Planned hours are still ahead, so they count for today, regardless of the last day the person worked.
          case when a.minutes > 0 then today else r.last_date end as date,
          coalesce(r.regular, 0) as regular, coalesce(r.over, 0) as over, coalesce(a.minutes, 0) as planned
        from worked r full join ahead a on a.person_id = r.person_id and a.week_from = r.week_from
      ) w
      cross join lateral (
        -- As in the pay engine, a week follows the terms of its first day.
        select (app.overtime_limits(company, w.person_id, w.week_from) ->> 'weekly_after_minutes')::integer as minutes
      ) weekly
      where w.date between period.period_from and period.period_to
        and (w.regular >= 0.9 * weekly.minutes or w.regular + w.planned > weekly.minutes)
        -- Daily overtime doesn't rule out weekly overtime.
        and (w.over = 0 or w.regular < weekly.minutes)
      union all
      select r.person_id, period.period_to, 'unsigned', null, null, null
      from app.sheet_rows(company, period.period_from, period.period_to, people) r
      where (rule ->> 'employee_signs')::boolean and r.state in ('open', 'returned')
        and r.regular + r.overtime + r.double > 0 and today > period.period_to
      union all
      select d.person_id, d.date, 'doubtful_time', d.entry_id, null, jsonb_build_object(
        'recorded_at', app.instant(d.occurred_at), 'device_at', app.instant(d.device_at), 'zone', d.zone
      )
      from app.doubtful_times(company, period.period_from, period.period_to) d
      where d.person_id = any (people)
      union all
      select l.person_id, l.date, 'received_late', l.entry_id, null, jsonb_build_object(
        'recorded_at', app.instant(l.occurred_at), 'received_at', app.instant(l.received_at), 'zone', l.zone
      )
      from app.late_receipts(company, period.period_from, period.period_to) l
      where l.person_id = any (people)
    ), page as (
      select f.*, trim(p.first_name || ' ' || p.last_name) as name
      from found f join public.profiles p on p.company_id = company and p.person_id = f.person_id
      order by f.date, name, f.kind, f.entry_id, f.times limit most + 1
    )
    select jsonb_build_object(
      'verdict', 'ok', 'period_from', period.period_from, 'period_to', period.period_to,
      'workweek_start', (
        select (r.rule ->> 'workweek_start')::integer from public.company_rules r
        where r.company_id = company and r.kind = 'calendar' and r.valid_from <= period.period_to
        order by r.valid_from desc limit 1
      ),
      'previous_from', (select p.period_from from app.pay_period(company, period.period_from - 1) p),
      'next_from', period.period_to + 1,
      'counts', (select coalesce(jsonb_object_agg(n.kind, n.count), '{}') from (
        select f.kind, count(*) as count from found f group by f.kind
      ) n),
      'rows', coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', g.person_id, 'name', g.name, 'date', g.date, 'kind', g.kind, 'entry_id', g.entry_id,
          'minutes', g.minutes, 'times', g.times
        ) order by g.place
      ) filter (where g.place <= most), '[]'),
      'has_more', count(*) > most
    )
    from (select *, row_number() over (order by date, name, kind, entry_id, times) as place from page) g
  );
end
$$;

comment on function public.list_exceptions(public.day) is
  'What someone should look at in the timesheets of a pay period, for supervisors (their crews) and admins. '
  'Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.list_exceptions(public.day) to authenticated;
