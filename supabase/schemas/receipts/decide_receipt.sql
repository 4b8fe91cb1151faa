create or replace function public.decide_receipt(receipt_id uuid, version integer, decision text, reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.receipts;
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into held from public.receipts r
  where r.company_id = app.my_company_id() and r.id = decide_receipt.receipt_id for update;
  if held.id is null then
    return app.refused('not_found');
  end if;
  if not app.may_decide_receipt(held) then
    return app.refused('own_receipt');
  end if;
  wrong := case
    when coalesce(decision not in ('approve', 'return'), true) then 'decision'
    when decision = 'return' and not coalesce(app.is_text_or_null(to_jsonb(reason), 1000), false) then 'reason'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if held.version is distinct from decide_receipt.version then
    return app.refused('changed_meanwhile');
  end if;
  -- Returning a receipt undoes an approval made by mistake.
  if held.state <> 'waiting' and not (held.state = 'approved' and decision = 'return') then
    return app.refused('wrong_state');
  end if;
  -- A receipt that payroll reimburses stays approved.
  perform from public.claims c where c.company_id = held.company_id and c.id = held.id for update;
  if app.is_receipt_in_payroll(held) then
    return app.refused('wrong_state');
  end if;
  update public.receipts r set
    state = case decision when 'approve' then 'approved' else 'returned' end, decided_by = app.my_person_id(),
    reason = case decision when 'return' then decide_receipt.reason end
  where r.company_id = held.company_id and r.id = held.id
  returning * into held;
  perform app.add_receipt_event(held, held.state, held.reason);
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.decide_receipt(uuid, integer, text, text) is
  'An admin approves a receipt that waits, or returns it with a reason; an approved one can be returned too, unless '
  'payroll pays it back already. Until it is sent again, a returned one is no cost. Verdict applied with the '
  'version, or refused (not_allowed, not_found, own_receipt, invalid_input with the field in detail, '
  'changed_meanwhile, wrong_state).';

grant execute on function public.decide_receipt(uuid, integer, text, text) to authenticated;
