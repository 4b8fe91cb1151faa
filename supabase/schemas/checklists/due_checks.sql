create or replace function app.due_checks(company uuid)
returns table (template_id uuid, equipment_id uuid, project_id uuid, last_on date)
language sql stable set search_path = ''
as $$
  with day as (
    select s.time_zone as zone, app.company_today(company) as today,
      app.company_today(company)::timestamp at time zone s.time_zone as starts_at
    from public.company_settings s where s.company_id = company
  ), worked as (
    -- An hour, so that a check isn't late before anyone could have made it.
    select e.project_id
    from public.time_entries e, day d
    where e.company_id = company and e.project_id is not null and e.state in ('open', 'closed')
      and e.started_at >= d.starts_at
    group by e.project_id having min(e.started_at) <= now() - interval '1 hour'
  ), asked as (
    select t.id as template_id, null::uuid as equipment_id, w.project_id, t.every_days
    from public.checklist_templates t cross join worked w
    where t.company_id = company and t.is_active and t.asked_at = 'site' and t.every_days is not null
    union all
    select t.id, e.id, e.project_id, t.every_days
    from public.checklist_templates t
    join public.equipment e on e.company_id = company and not e.is_retired
      and app.is_asked_of(t.equipment_type, e.type)
    join worked w on w.project_id = e.project_id
    where t.company_id = company and t.is_active and t.asked_at = 'equipment' and t.every_days is not null
  )
  select a.template_id, a.equipment_id, a.project_id, made.last_on
  from asked a
  cross join day d
  cross join lateral (
    select (max(c.made_at) at time zone d.zone)::date as last_on
    from public.checklists c
    where c.company_id = company and c.template_id = a.template_id
      and case when a.equipment_id is null then c.project_id = a.project_id else c.equipment_id = a.equipment_id end
  ) made
  where coalesce(made.last_on <= d.today - a.every_days, true)
$$;

comment on function app.due_checks(uuid) is
  'The checklists that are due again where people of the company have worked for an hour today: of sites, and of the '
  'equipment there. last_on is the day of the latest, null where there is none.';
