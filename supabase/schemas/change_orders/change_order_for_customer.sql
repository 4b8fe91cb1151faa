create or replace function app.change_order_for_customer(o public.change_orders) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', 'ok',
    'company', (select coalesce(c.brand_name, c.name) from public.companies c where c.id = o.company_id),
    'project', (select p.name from public.projects p where p.company_id = o.company_id and p.id = o.project_id),
    'currency', app.company_currency(o.company_id), 'number', o.number, 'title', o.title, 'scope', o.scope,
    'price', o.price, 'state', o.state, 'version', o.version, 'sent_at', app.instant(o.sent_at),
    'decided_at', app.instant(o.decided_at), 'signer_name', o.signer_name,
    'tickets', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', t.number, 'code', t.code, 'day', t.day, 'what', t.what
      ) order by t.number), '[]')
      from public.change_order_tickets c
      join public.work_tickets t on t.company_id = c.company_id and t.id = c.ticket_id
      where c.company_id = o.company_id and c.change_order_id = o.id
    )
  )
$$;

comment on function app.change_order_for_customer(public.change_orders) is
  'What the customer reads of a change order: its price and no cost, so no line and no markup.';
