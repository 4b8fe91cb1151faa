create or replace function app.tickets_on_change_orders(company uuid, tickets uuid[])
returns table (ticket_id uuid, change_order_id uuid, number integer)
language sql stable security definer set search_path = ''
as $$
  select t.ticket_id, o.id, o.number
  from public.change_order_tickets t
  join public.change_orders o on o.company_id = t.company_id and o.id = t.change_order_id
  where t.company_id = company and t.ticket_id = any (tickets) and o.state in ('draft', 'sent', 'approved')
$$;

comment on function app.tickets_on_change_orders(uuid, uuid[]) is
  'Which of some tickets are on a change order that is neither declined nor void.';
