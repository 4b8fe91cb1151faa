create or replace function app.tell_customer_answer(o public.change_orders) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  admins constant uuid[] := array(
    select m.person_id from public.memberships m
    where m.company_id = o.company_id and m.role = 'admin'
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
  payload constant jsonb := jsonb_build_object(
    'change_order_id', o.id, 'project_id', o.project_id, 'number', o.number, 'title', o.title, 'price', o.price,
    'currency', app.company_currency(o.company_id), 'decision', o.state, 'name', o.signer_name,
    'note', o.decision_note,
    'project', (select p.name from public.projects p where p.company_id = o.company_id and p.id = o.project_id)
  );
begin
  perform app.send_notifications(
    'change_order_answered', admins, array_fill(o.id || ':' || o.version, array[cardinality(admins)]),
    array_fill(payload, array[cardinality(admins)])
  );
end
$$;

comment on function app.tell_customer_answer(public.change_orders) is
  'Tells every admin what a customer answered on the public page of a change order.';
