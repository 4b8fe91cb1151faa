create or replace function app.ticket_quantities(t public.work_tickets, line_kind text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('what', l.what, 'unit', l.unit, 'quantity', l.quantity) order by l.position
  ), '[]')
  from public.work_ticket_lines l
  where l.company_id = t.company_id and l.ticket_id = t.id and l.kind = line_kind
$$;

comment on function app.ticket_quantities(public.work_tickets, text) is
  'The materials or the equipment of a ticket, in their order.';
