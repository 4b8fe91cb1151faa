-- Reads facts that many shifts share only once: per person, per day, and the overtime of a person's week, which is
-- counted shift by shift only if the whole week has some.
create or replace function app.judge_stored(company uuid, ids uuid[])
returns table (shift_id uuid, judgement jsonb)
language sql stable security definer set search_path = ''
as $$
  with base as materialized (
    select c.time_zone as zone, make_interval(mins => (r.rules ->> 'rest_minutes')::integer) as rest,
      jsonb_build_object('now', app.instant(now()), 'zone', c.time_zone) || r.rules as facts
    from public.company_settings c
    cross join (select app.rules_of_schedule(company) as rules) r
    where c.company_id = company
  ), judged as materialized (
    select s.*, s.starts_local::date as terms_on,
      (s.starts_at at time zone 'UTC')::date as utc_day,
      array[s.crew_id, s.project_id, s.site_id, s.cost_code_id] as places,
      (
        select max(t.valid_from) from public.pay_terms t
        where t.company_id = company and t.person_id = s.person_id
          and t.valid_from <= s.starts_local::date
      ) as own_terms_from,
      (
        select max(r.valid_from) from public.company_rules r
        where r.company_id = company and r.kind = 'overtime'
          and r.valid_from <= s.starts_local::date
      ) as rule_from
    from public.shifts s
    where s.company_id = company and s.id = any (ids) and s.removed_at is null
  ), spans as materialized (
    select j.person_id, min(j.starts_at) - interval '9 days' as from_at, max(j.starts_at) + interval '10 days' as to_at
    from judged j where j.person_id is not null group by j.person_id
  ), people as materialized (
    select f.person_id, f.facts, (
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'starts_at', app.instant(o.starts_at), 'ends_at', app.instant(o.ends_at),
        'break_minutes', o.break_minutes
      ))
      from public.shifts o
      where o.company_id = company and o.person_id = f.person_id and o.removed_at is null
        and o.starts_at > s.from_at and o.starts_at < s.to_at
    ) as planned
    from (
      select array_agg(s.person_id) as ids, array_agg(s.from_at) as from_at, array_agg(s.to_at) as to_at from spans s
    ) a
    cross join lateral app.people_schedule_facts(company, a.ids, a.from_at, a.to_at) f
    join spans s using (person_id)
  ), terms as materialized (
    select t.*, app.overtime_limits(company, t.person_id, t.terms_on) as limits
    from (
      select j.person_id, j.own_terms_from, j.rule_from, min(j.terms_on) as terms_on
      from judged j where j.person_id is not null group by 1, 2, 3
    ) t
  ), days as materialized (
    select d.utc_day, app.workweek_start_on(company, d.utc_day::timestamp at time zone 'UTC') as workweek_start
    from (select distinct j.utc_day from judged j) d
  ), archived as materialized (
    select array(
      select c.id from public.crews c where c.company_id = company and c.archived_at is not null
      union all select p.id from public.projects p where p.company_id = company and p.archived_at is not null
      union all select s.id from public.project_sites s where s.company_id = company and s.archived_at is not null
      union all select k.id from public.cost_codes k where k.company_id = company and k.archived_at is not null
    ) as ids
  ), placed as materialized (
    select j.*, t.limits, d.workweek_start, w.day - (extract(isodow from w.day)::integer - d.workweek_start + 7) % 7
      as week_from
    from judged j
    cross join base b
    join days d using (utc_day)
    left join terms t on t.person_id = j.person_id and t.own_terms_from is not distinct from j.own_terms_from
      and t.rule_from is not distinct from j.rule_from
    cross join lateral (
      select ((j.starts_at at time zone b.zone) - coalesce(t.limits ->> 'workday_starts_at', '00:00')::time::interval)
        ::date as day
    ) w
  ), weeks as materialized (
    select k.person_id, k.week_from, k.limits, app.forecast_overtime(
      app.work_as_planned(p.facts -> 'punched', p.planned, k.week_from, now()), k.limits, b.zone, k.week_from,
      k.limits ->> 'workday_starts_at'
    ) <> '{}' as has_overtime
    from (select distinct c.person_id, c.week_from, c.limits from placed c where c.limits is not null) k
    join people p using (person_id)
    cross join base b
  ), surroundings as materialized (
    select s.*, coalesce(w.has_overtime, false) as has_overtime,
      (
        select coalesce(jsonb_agg(c.kind order by c.kind), '[]') from public.project_certificates c
        where c.company_id = company and c.project_id = s.project_id
      ) as certificates,
      (
        select coalesce(jsonb_agg(jsonb_build_object('on_date', h.on_date, 'name', h.name)), '[]')
        from public.holidays h
        where h.company_id = company and h.on_date between s.starts_local::date and s.ends_local::date
      ) as holidays
    from placed s
    left join weeks w on w.person_id = s.person_id and w.week_from = s.week_from and w.limits = s.limits
  )
  select s.id, case
    -- Nothing that any rule checks is near. This judges nearly all shifts without running each rule.
    when not s.places && a.ids and s.certificates = '[]' and s.holidays = '[]' and not s.has_overtime
      and b.facts -> 'notice_minutes' = 'null' and s.ends_at - s.starts_at <= interval '16 hours'
      and (s.person_id is null or (
        p.facts -> 'time_off' = '[]' and p.facts -> 'availability' = '[]'
        and (p.facts #>> '{member,0,from}')::timestamptz <= s.starts_at and p.facts #> '{member,0,to}' = 'null'
        and not exists (
          select from public.shifts o
          where o.company_id = company and o.person_id = s.person_id and o.id <> s.id and o.removed_at is null
            and o.starts_at <= s.ends_at + b.rest and o.ends_at >= s.starts_at - b.rest
        )
      ))
      then '{"verdict": "ok", "reasons": []}'
    else app.judge_facts(jsonb_build_object('id', s.id) || app.shift_content(to_jsonb(s)),
      b.facts || jsonb_build_object(
        'workweek_start', s.workweek_start, 'workday_starts_at', s.limits -> 'workday_starts_at',
        'person', p.facts || jsonb_build_object('overtime', case when s.has_overtime then s.limits end),
        'planned', coalesce(p.planned, '[]'),
        'archived', case when s.places && a.ids then app.archived_in_shift(company, to_jsonb(s)) else '[]' end,
        'certificates', s.certificates, 'holidays', s.holidays
      ))
    end
  from surroundings s
  cross join base b
  cross join archived a
  left join people p using (person_id)
  order by s.starts_at, s.id
$$;

comment on function app.judge_stored(uuid, uuid[]) is
  'The judgement of many planned shifts at once: for each the same as app.judge_planned gives for it alone.';
