create or replace function public.receipt_page(receipt_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  held public.receipts;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.receipts r
  where r.company_id = app.my_company_id() and r.id = receipt_page.receipt_id;
  if not app.sees_receipt(held) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(held.company_id), 'receipt', app.receipt_row(held),
    'note', held.note,
    'order', (
      select jsonb_build_object('id', o.id, 'number', o.number, 'may_read', app.sees_order(o))
      from public.purchase_orders o where o.company_id = held.company_id and o.id = held.order_id
    ),
    'paid_in', (select c.paid_in from public.claims c where c.company_id = held.company_id and c.id = held.id),
    'photos', app.record_files(held.company_id, 'receipt', held.id),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', e.kind, 'at', app.instant(e.at), 'actor', app.person_label(e.company_id, e.actor_person_id),
        'reason', e.reason
      ) order by e.version), '[]')
      from public.receipt_events e where e.company_id = held.company_id and e.receipt_id = held.id
    ),
    'may', jsonb_build_object(
      'change', app.may_change_receipt(held), 'decide', held.state = 'waiting' and app.may_decide_receipt(held),
      'take_back', held.state = 'approved' and app.may_decide_receipt(held) and not app.is_receipt_in_payroll(held),
      'withdraw', held.state in ('waiting', 'returned') and held.person_id = app.my_person_id()
    )
  );
end
$$;

comment on function public.receipt_page(uuid) is
  'A receipt with its pictures and history, and what the caller may do with it. Refused with not_allowed or '
  'not_found.';

grant execute on function public.receipt_page(uuid) to authenticated;
