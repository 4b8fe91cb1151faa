create or replace function public.decide_order(
  request_id uuid, order_id uuid, version integer, decision text, reason text default null,
  override_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(
    concat_ws(' ', 'decide', order_id, decision, reason, override_reason), 'UTF8'
  ));
  replay constant jsonb := app.order_replay(company, request_id, digest);
  held public.purchase_orders;
  wrong text;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  if replay is not null then
    return replay;
  end if;
  held := app.order_to_change(decide_order.order_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  wrong := case
    when request_id is null then 'request_id'
    when coalesce(decision not in ('approve', 'return', 'reject'), true) then 'decision'
    when not coalesce(app.is_text_or_null(coalesce(to_jsonb(reason), 'null'), 1000), false)
      or decision <> 'approve' and reason is null then 'reason'
    when not coalesce(app.is_text_or_null(coalesce(to_jsonb(override_reason), 'null'), 1000), false)
      then 'override_reason'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if override_reason is not null and app.my_role() <> 'admin' then
    return app.refused('not_allowed');
  end if;
  if held.version is distinct from decide_order.version then
    return app.refused('changed_meanwhile');
  end if;
  return app.settle_order(
    held, app.my_person_id(), request_id, digest, decision, reason, override_reason, false
  );
end
$$;

comment on function public.decide_order(uuid, uuid, integer, text, text, text) is
  'Approves, returns or rejects a submitted order over the version that was read; returning and rejecting need a '
  'reason. A rejected change leaves what is in force. Verdict applied with how many approvals are missing, or '
  'replayed, or refused (not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile, '
  'wrong_state, own_order, delegate_of_author, over_limit, approved_before, insurance_expired, over_budget, which '
  'an admin overrides with a reason, other_payload).';

grant execute on function public.decide_order(uuid, uuid, integer, text, text, text) to authenticated;
