create or replace function app.change_order_row(o public.change_orders) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', o.id, 'number', o.number, 'title', o.title, 'price', o.price, 'state', o.state,
    'cost', (
      select coalesce(sum(l.amount), 0)::bigint
      from public.change_order_lines l where l.company_id = o.company_id and l.change_order_id = o.id
    ),
    'made_at', app.instant(o.made_at), 'sent_at', app.instant(o.sent_at), 'decided_at', app.instant(o.decided_at),
    'signer_name', o.signer_name
  )
$$;

comment on function app.change_order_row(public.change_orders) is
  'A change order as admins'' lists show it.';
