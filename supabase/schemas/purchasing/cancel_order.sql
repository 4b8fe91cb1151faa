create or replace function public.cancel_order(request_id uuid, order_id uuid, version integer, reason text)
returns jsonb
language sql security definer set search_path = ''
as $$
  select app.end_order(request_id, order_id, version, reason, 'canceled')
$$;

comment on function public.cancel_order(uuid, uuid, integer, text) is
  'Its author, whoever submitted it or an admin cancels an order with a reason. Verdict applied or replayed, or '
  'refused (not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile, wrong_state, '
  'other_payload).';

grant execute on function public.cancel_order(uuid, uuid, integer, text) to authenticated;
