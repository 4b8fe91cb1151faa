create or replace function app.is_order_editor(o public.purchase_orders) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    app.may_buy() and (app.my_role() = 'admin' or app.my_person_id() in (o.author_person_id, o.submitted_by)), false
  )
$$;

comment on function app.is_order_editor(public.purchase_orders) is
  'Whether the caller may change, submit, cancel, close and send an order that they see: who wrote or submitted '
  'it, and admins.';
