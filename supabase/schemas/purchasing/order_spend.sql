create or replace function public.order_spend(group_by text, filters jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  zone text;
  wrong text;
  answer jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := case when coalesce(group_by not in ('vendor', 'project', 'code', 'month'), true) then 'group_by'
    else app.wrong_order_filter(filters) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  zone := (select s.time_zone from public.company_settings s where s.company_id = company);
  with lines as (
    select case group_by
        when 'vendor' then r.vendor_id::text
        when 'project' then r.project_id::text
        when 'code' then l.cost_code_id::text
        else to_char(date_trunc('month', o.approved_at at time zone zone), 'YYYY-MM-DD')
      end as key,
      case when group_by = 'vendor' then r.vendor_name end as typed, o.id, l.cost_cents
    from public.purchase_orders o
    join public.order_revisions r on r.company_id = o.company_id and r.order_id = o.id and r.revision = o.in_force
    join public.purchase_order_lines l
      on l.company_id = r.company_id and l.order_id = r.order_id and l.revision = r.revision
    where o.company_id = company and o.canceled_at is null
      and (not filters ? 'vendor_id' or r.vendor_id = (filters ->> 'vendor_id')::uuid)
      and (not filters ? 'project_id' or r.project_id = (filters ->> 'project_id')::uuid)
      and (not filters ? 'cost_code_id' or l.cost_code_id = (filters ->> 'cost_code_id')::uuid)
      and (not filters ? 'from' or o.approved_at >= (filters ->> 'from')::timestamp at time zone zone)
      and (not filters ? 'to' or o.approved_at < ((filters ->> 'to')::date + 1)::timestamp at time zone zone)
  ), sums as (
    select key, typed, sum(cost_cents)::bigint as cost_cents, count(distinct id) as orders
    from lines group by key, typed
  ), shown as (
    select s.*, case group_by
        when 'vendor' then coalesce(
          (select v.name from public.vendors v where v.company_id = company and v.id::text = s.key), s.typed)
        when 'project' then (select p.name from public.projects p where p.company_id = company and p.id::text = s.key)
        when 'code' then (
          select c.code || ' ' || c.name from public.cost_codes c where c.company_id = company and c.id::text = s.key
        )
      end as name
    from sums s
    order by case when group_by = 'month' then s.key end, s.cost_cents desc, s.key
    limit 200
  )
  select jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company),
    'total_cents', (select coalesce(sum(s.cost_cents), 0) from sums s),
    'rows', coalesce(jsonb_agg(
      jsonb_build_object('key', s.key, 'name', s.name, 'cost_cents', s.cost_cents, 'orders', s.orders)
      order by case when group_by = 'month' then s.key end, s.cost_cents desc, s.key
    ), '[]')
  ) into answer from shown s;
  return answer;
end
$$;

comment on function public.order_spend(text, jsonb) is
  'What approved orders come to, by vendor, project, code or month of their first approval, for admins: at most '
  '200 rows, the largest first, months in order. Filters: vendor_id, project_id, cost_code_id, from, to. Refused '
  'with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.order_spend(text, jsonb) to authenticated;
