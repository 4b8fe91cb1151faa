-- docs/decisions/0095-overtime-of-plans-is-forecast.md
create or replace function app.overtime_facts(company uuid, people uuid[], week_from date)
returns setof app.report_fact
language sql stable security definer set search_path = ''
as $$
  with asked as (
    select p.person_id, app.overtime_limits(company, p.person_id, app.company_today(company)) as limits
    from unnest(coalesce(people, app.people_i_manage(company))) p (person_id)
  ), spans as (
    select array_agg(a.person_id) as ids,
      array_agg(overtime_facts.week_from - interval '3 days') as from_at,
      array_agg(overtime_facts.week_from + interval '9 days') as to_at
    from asked a
  ), works as materialized (
    select a.person_id, a.limits, s.time_zone as zone,
      app.work_as_planned(f.facts -> 'punched', '[]', overtime_facts.week_from, now()) as punched,
      app.work_as_planned('[]', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'starts_at', p.starts_at, 'ends_at', p.ends_at, 'break_minutes', p.break_minutes
        )), '[]')
        from public.published_shifts p
        where p.company_id = company and p.person_id = a.person_id and p.canceled_at is null and p.ends_at > now()
      ), overtime_facts.week_from, now()) as planned
    from spans n
    cross join lateral app.people_schedule_facts(company, n.ids, n.from_at, n.to_at) f
    join asked a on a.person_id = f.person_id
    join public.company_settings s on s.company_id = company
  ), counted as (
    select w.person_id, app.work_minutes(w.punched, w.zone, overtime_facts.week_from, w.limits) as worked,
      app.work_minutes(w.punched || w.planned, w.zone, overtime_facts.week_from, w.limits) as expected,
      app.overtime_minutes(w.punched, w.zone, overtime_facts.week_from, w.limits) as overtime,
      app.overtime_minutes(w.punched || w.planned, w.zone, overtime_facts.week_from, w.limits) as ahead
    from works w
    where w.punched <> '[]' or w.planned <> '[]'
  )
  select overtime_facts.week_from, c.person_id, null::uuid, null::uuid,
    array[c.ahead, c.overtime, c.worked, c.expected - c.worked]::bigint[]
  from counted c
  where c.expected > 0
$$;

comment on function app.overtime_facts(uuid, uuid[], date) is
  'Minutes of a workweek under way by each person''s own pay rule: overtime that it will come to with the published '
  'shifts ahead, overtime so far, all work so far, and what is planned.';
