create or replace function public.withdraw_receipt(receipt_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.receipts;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.receipts r
  where r.company_id = app.my_company_id() and r.id = withdraw_receipt.receipt_id for update;
  if held.person_id is distinct from app.my_person_id() then
    return app.refused('not_found');
  end if;
  if held.version is distinct from withdraw_receipt.version then
    return app.refused('changed_meanwhile');
  end if;
  if held.state not in ('waiting', 'returned') then
    return app.refused('wrong_state');
  end if;
  update public.receipts r set state = 'withdrawn'
  where r.company_id = held.company_id and r.id = held.id
  returning * into held;
  perform app.add_receipt_event(held, 'withdrawn');
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.withdraw_receipt(uuid, integer) is
  'Its owner withdraws a receipt before it is approved. Verdict applied with the version, or refused '
  '(not_allowed, not_found, changed_meanwhile, wrong_state).';

grant execute on function public.withdraw_receipt(uuid, integer) to authenticated;
