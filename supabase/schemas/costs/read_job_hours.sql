create or replace function public.read_job_hours(project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := read_job_hours.project_id;
begin
  if coalesce(app.my_role() not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if not coalesce(project = any (app.my_projects()), false) then
    return app.refused('not_found');
  end if;
  return (
    with weeks as materialized (
      select * from app.job_hours_by_week(company, project)
    ), opening as (
      select d.cost_code_id, sum(d.hours)::bigint as hours from public.direct_costs d
      where d.company_id = company and d.project_id = project and d.source = 'opening' and d.cost_type = 'L'
      group by d.cost_code_id
    ), budget as (
      select b.cost_code_id, max(b.unit) as unit, greatest(0, sum(b.hours))::bigint as hours,
        greatest(0, sum(b.quantity))::bigint as quantity
      from (
        select l.cost_code_id, l.unit, l.hours, l.quantity from public.budget_lines l
        where l.company_id = company and l.project_id = project and l.cost_type = 'L'
        union all
        select l.cost_code_id, null, l.hours, l.quantity
        from public.budget_modifications m
        join public.budget_modification_lines l on l.company_id = company and l.modification_id = m.id
        where m.company_id = company and m.project_id = project and l.cost_type = 'L'
        union all
        select l.cost_code_id, null, l.hours, l.quantity
        from public.change_orders o
        join public.change_order_lines l on l.company_id = company and l.change_order_id = o.id
        where o.company_id = company and o.project_id = project and o.state = 'approved' and l.cost_type = 'L'
      ) b group by b.cost_code_id
    ), codes as (
      select cost_code_id from weeks union select cost_code_id from opening union select cost_code_id from budget
    )
    select jsonb_build_object('verdict', 'ok', 'codes', coalesce(jsonb_agg(
      jsonb_build_object(
        'cost_code_id', k.cost_code_id, 'code', c.code, 'name', c.name, 'unit', b.unit,
        'budget_hours', coalesce(b.hours, 0), 'budget_quantity', coalesce(b.quantity, 0),
        'opening_hours', coalesce(o.hours, 0),
        'weeks', (
          select coalesce(jsonb_agg(
            jsonb_build_object('week', w.week, 'minutes', w.minutes, 'installed', w.installed) order by w.week
          ), '[]')
          from weeks w where w.cost_code_id is not distinct from k.cost_code_id
        )
      ) order by c.code
    ), '[]'))
    from codes k
    left join public.cost_codes c on c.company_id = company and c.id = k.cost_code_id
    left join budget b on b.cost_code_id = k.cost_code_id
    left join opening o on o.cost_code_id = k.cost_code_id
  );
end
$$;

comment on function public.read_job_hours(uuid) is
  'Hours and quantities of a project''s labor by code and week, for admins and the supervisors who see it: budget and '
  'opening in thousandths, work in minutes. Nothing of it comes from money. Verdict ok or refused (not_allowed, '
  'not_found).';

grant execute on function public.read_job_hours(uuid) to authenticated;
