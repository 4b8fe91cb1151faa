-- Settles what caps have forfeited, in date order, with the balance as of each date. What was credited above the cap
-- is noted for admins and stays credited.

do $$
declare
  pair record;
  gain record;
  balance integer;
  credited integer;
begin
  for pair in
    select k.company_id, k.id as kind_id, k.accrual, k.period, k.accrued_minutes, k.per_worked_minutes, k.cap_minutes,
      m.person_id, (now() at time zone s.time_zone)::date as today,
      greatest(k.created_at::date, (now() at time zone s.time_zone)::date - 400, min(m.valid_from)::date) as since
    from public.time_off_kinds k
    join public.company_settings s on s.company_id = k.company_id
    join public.memberships m on m.company_id = k.company_id
    where k.accrual <> 'none' and k.cap_minutes is not null
    group by k.company_id, k.id, m.person_id, s.time_zone
  loop
    balance := 0;
    for gain in
      -- What the ledger has, and after it on each date what may be credited.
      select l.on_date, l.source, l.minutes, l.cause = 'accrued' as is_capped, true as is_entered
      from public.time_off_ledger l
      where l.company_id = pair.company_id and l.person_id = pair.person_id and l.kind_id = pair.kind_id
      union all
      select p.on_date, p.source, p.minutes, true, false
      from (
        select d::date as on_date,
          to_char(d, case pair.period when 'month' then '"month:"YYYY-MM' else '"year:"YYYY' end) as source,
          pair.accrued_minutes as minutes
        from generate_series(
          date_trunc(pair.period, pair.since::timestamp), pair.today::timestamp, ('1 ' || pair.period)::interval
        ) d
        where pair.accrual = 'period'
        union all
        select w.day, 'day:' || w.day,
          (floor(w.until_then * pair.accrued_minutes / pair.per_worked_minutes)
            - floor((w.until_then - w.worked) * pair.accrued_minutes / pair.per_worked_minutes))::integer
        from (
          select r.date as day, sum(r.regular_minutes + r.overtime_minutes + r.double_minutes) as worked,
            sum(sum(r.regular_minutes + r.overtime_minutes + r.double_minutes))
              over (partition by date_trunc('year', r.date) order by r.date) as until_then
          from public.day_results r
          where pair.accrual = 'hours' and r.company_id = pair.company_id and r.person_id = pair.person_id
            and r.date between pair.since and pair.today - 1
          group by r.date
        ) w
      ) p
      where p.minutes > 0 and not exists (
        select from public.time_off_ledger l
        where l.company_id = pair.company_id and l.person_id = pair.person_id and l.kind_id = pair.kind_id
          and l.source = p.source
      )
      order by on_date, is_capped, is_entered desc, source
    loop
      if not gain.is_capped then
        balance := balance + gain.minutes;
        continue;
      end if;
      credited := greatest(least(gain.minutes, pair.cap_minutes - balance), 0);
      if credited = 0 or (gain.is_entered and credited < gain.minutes) then
        insert into public.time_off_settled (company_id, person_id, kind_id, source, over_cap_minutes)
        values (
          pair.company_id, pair.person_id, pair.kind_id, gain.source,
          case when gain.is_entered then gain.minutes - credited end
        )
        on conflict do nothing;
      end if;
      balance := balance + case when gain.is_entered then credited else 0 end;
    end loop;
  end loop;
end
$$;
