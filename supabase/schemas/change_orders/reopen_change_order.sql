create or replace function public.reopen_change_order(change_order_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'reopen', change_order_id, version), 'UTF8'));
  asked constant record := app.change_order_to_change(change_order_id, version, digest);
  held public.change_orders := asked.held;
begin
  if asked.answer is not null then
    return asked.answer;
  elsif held.state <> 'sent' then
    return app.refused('wrong_state');
  end if;
  perform app.end_links(held.company_id, 'change_order', held.id, app.my_person_id());
  update public.change_orders o set state = 'draft', sent_at = null, request_hash = digest
  where o.company_id = held.company_id and o.id = held.id returning * into held;
  return jsonb_build_object('verdict', 'applied', 'number', held.number, 'version', held.version);
end
$$;

comment on function public.reopen_change_order(uuid, integer) is
  'An admin takes a change order back from the customer to edit it; its links end. Verdict applied or replayed, or '
  'refused (not_allowed, not_found, changed_meanwhile, wrong_state).';

grant execute on function public.reopen_change_order(uuid, integer) to authenticated;
