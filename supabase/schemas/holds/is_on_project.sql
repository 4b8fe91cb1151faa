create or replace function app.is_on_project(company uuid, record uuid, projects uuid[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select record = any (projects)
    or exists (
      select from public.jsas j where j.company_id = company and j.id = record and j.project_id = any (projects)
    )
    or exists (
      select from public.hazards h where h.company_id = company and h.id = record and h.project_id = any (projects)
    )
    or exists (
      select from public.daily_logs l where l.company_id = company and l.id = record and l.project_id = any (projects)
    )
    or exists (
      select from public.work_tickets w
      where w.company_id = company and w.id = record and w.project_id = any (projects)
    )
    or exists (
      select from public.purchase_orders o
      where o.company_id = company and o.id = record and o.project_id = any (projects)
    )
    or exists (
      select from public.order_requests r
      where r.company_id = company and r.id = record and r.project_id = any (projects)
    )
$$;

comment on function app.is_on_project(uuid, uuid, uuid[]) is
  'Whether a record that takes comments is one of these projects, or of one.';
