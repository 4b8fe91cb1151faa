create or replace function public.void_change_order(change_order_id uuid, version integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'void', change_order_id, version, reason), 'UTF8'));
  asked constant record := app.change_order_to_change(change_order_id, version, digest);
  held public.change_orders := asked.held;
begin
  if asked.answer is not null then
    return asked.answer;
  elsif coalesce(length(trim(reason)), 0) not between 1 and 2000 then
    return app.refused_with_detail('invalid_input', 'reason');
  elsif held.state not in ('draft', 'sent', 'approved') then
    return app.refused('wrong_state');
  end if;
  perform app.end_links(held.company_id, 'change_order', held.id, app.my_person_id());
  update public.change_orders o set state = 'void', voided_at = now(), voided_by = app.my_person_id(),
    void_reason = trim(reason), request_hash = digest
  where o.company_id = held.company_id and o.id = held.id returning * into held;
  return jsonb_build_object('verdict', 'applied', 'number', held.number, 'version', held.version);
end
$$;

comment on function public.void_change_order(uuid, integer, text) is
  'An admin voids a change order with a reason: its price no longer counts in the contract nor its lines in the '
  'budget, and its tickets may go on another one. Verdict applied or replayed, or refused (not_allowed, not_found, '
  'changed_meanwhile, invalid_input, wrong_state).';

grant execute on function public.void_change_order(uuid, integer, text) to authenticated;
