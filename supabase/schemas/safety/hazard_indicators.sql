create or replace function public.hazard_indicators() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_admin constant boolean := app.my_role() = 'admin';
  today date;
  company_zone text;
  projects uuid[];
begin
  if app.my_role() is null or app.my_role() not in ('admin', 'supervisor') then
    return app.refused('not_allowed');
  end if;
  today := app.company_today(company);
  projects := app.my_projects();
  select s.time_zone into company_zone from public.company_settings s where s.company_id = company;
  return (
    with scope as (
      select h.*, (h.reported_at at time zone company_zone)::date as reported_on
      from public.hazards h
      where h.company_id = company and h.merged_into_id is null
        and (is_admin or h.project_id is null or h.project_id = any (projects))
    ), weeks as (
      select (date_trunc('week', today)::date - 7 * n) as monday from generate_series(11, 0, -1) n
    ), worked as (
      select distinct date_trunc('week', (e.started_at at time zone company_zone))::date as monday, e.person_id
      from public.time_entries e
      where e.company_id = company and e.state <> 'void' and e.started_at > now() - interval '13 weeks'
        and (is_admin or e.project_id = any (projects))
    ), recent as (
      select s.*, greatest(extract(epoch from s.triaged_at - s.reported_at), 0) / 60 as triage_minutes
      from scope s where s.reported_on >= (select min(w.monday) from weeks w)
    ), closed as (
      select s.*, v.closed_on, v.closed_on > s.due_on as is_late,
        greatest(extract(epoch from s.verified_at - s.reported_at), 0) / 60 as close_minutes
      from scope s
      cross join lateral (select (s.verified_at at time zone company_zone)::date as closed_on) v
      where v.closed_on >= (select min(w.monday) from weeks w)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'weeks', (
        select jsonb_agg(jsonb_build_object(
          'week', w.monday,
          'reports', (select count(*) from recent r where r.reported_on between w.monday and w.monday + 6),
          'workers', (select count(*) from worked p where p.monday = w.monday),
          'triage_minutes', (
            select round(percentile_cont(0.5) within group (order by r.triage_minutes))::integer from recent r
            where r.triaged_at is not null and r.reported_on between w.monday and w.monday + 6
          ),
          'close_minutes', (
            select round(percentile_cont(0.5) within group (order by c.close_minutes))::integer from closed c
            where c.closed_on between w.monday and w.monday + 6
          ),
          'closed_late', (
            select count(*) from closed c where c.is_late and c.closed_on between w.monday and w.monday + 6
          )
        ) order by w.monday)
        from weeks w
      ),
      'triage_minutes', (
        select round(percentile_cont(0.5) within group (order by r.triage_minutes))::integer from recent r
        where r.triaged_at is not null
      ),
      'close_minutes', (
        select round(percentile_cont(0.5) within group (order by c.close_minutes))::integer from closed c
      ),
      'closed', (select count(*) from closed),
      'closed_late', (select count(*) from closed c where c.is_late),
      'heat', (
        select coalesce(jsonb_agg(jsonb_build_object('project', p.name, 'energy', g.energy, 'count', g.count)
          order by g.count desc, p.name, g.energy), '[]')
        from (
          select r.project_id, r.energy, count(*) as count from recent r
          where r.energy is not null group by r.project_id, r.energy
          order by 3 desc limit 500
        ) g
        left join public.projects p on p.company_id = company and p.id = g.project_id
      )
    )
  );
end
$$;

comment on function public.hazard_indicators() is
  'For who manages hazards: of the last 12 weeks and by week, reports and people at work, the median minutes until a '
  'report was reviewed and closed, and how many were closed late; how often each kind of energy came up on a project. '
  'Refused with not_allowed for others.';

grant execute on function public.hazard_indicators() to authenticated;
