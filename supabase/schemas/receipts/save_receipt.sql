create or replace function public.save_receipt(receipt_id uuid, version integer, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.receipts;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.receipts r
  where r.company_id = app.my_company_id() and r.id = save_receipt.receipt_id for update;
  if not app.sees_receipt(held) then
    return app.refused('not_found');
  end if;
  if held.state not in ('waiting', 'returned') then
    return app.refused('wrong_state');
  end if;
  if not app.may_change_receipt(held) then
    return app.refused('not_allowed');
  end if;
  if held.version is distinct from save_receipt.version then
    return app.refused('changed_meanwhile');
  end if;
  wrong := app.wrong_receipt_field(facts, held.project_id);
  -- The person who changes it may not see its order.
  if wrong = 'order_id' and facts ->> 'order_id' = held.order_id::text then
    wrong := app.wrong_receipt_field(facts || '{"order_id": null}', held.project_id);
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  update public.receipts r set
    project_id = (facts ->> 'project_id')::uuid, cost_code_id = (facts ->> 'cost_code_id')::uuid,
    cost_type = facts ->> 'cost_type', paid_by = facts ->> 'paid_by',
    total_cents = (facts ->> 'total_cents')::bigint, tax_cents = (facts ->> 'tax_cents')::bigint,
    bought_on = (facts ->> 'bought_on')::date, vendor_name = trim(facts ->> 'vendor_name'),
    note = trim(facts ->> 'note'), order_id = (facts ->> 'order_id')::uuid,
    state = 'waiting', decided_by = null, reason = null
  where r.company_id = held.company_id and r.id = held.id
  returning * into held;
  perform app.add_receipt_event(held, 'changed');
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.save_receipt(uuid, integer, jsonb) is
  'Its owner or an admin changes a receipt before it is approved; a returned one waits again. The facts are '
  'those of record_receipt without v and files. Verdict applied with the version, or refused (not_allowed, not_found, '
  'wrong_state, changed_meanwhile, invalid_input with the field in detail).';

grant execute on function public.save_receipt(uuid, integer, jsonb) to authenticated;
