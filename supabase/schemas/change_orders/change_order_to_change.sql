create or replace function app.change_order_to_change(
  change_order_id uuid, version integer, digest bytea, out held public.change_orders, out answer jsonb
)
language plpgsql volatile set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    answer := app.refused('not_allowed');
    return;
  end if;
  select o.* into held from public.change_orders o
  where o.company_id = app.my_company_id() and o.id = change_order_to_change.change_order_id for update;
  answer := case
    when held.id is null then app.refused('not_found')
    when held.request_hash = digest
      then jsonb_build_object('verdict', 'replayed', 'number', held.number, 'version', held.version)
    when held.version is distinct from change_order_to_change.version then app.refused('changed_meanwhile')
  end;
end
$$;

comment on function app.change_order_to_change(uuid, integer, bytea) is
  'A change order for an admin to change, its row held until the transaction ends; or the answer: refused '
  '(not_allowed, not_found, changed_meanwhile), or replayed where the last change had this digest.';
