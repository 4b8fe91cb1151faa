create or replace function app.tell_approvers(o public.purchase_orders) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  approvers constant uuid[] := app.order_approvers(o);
  -- 244 random bits each.
  tokens constant text[] := array(
    select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') from unnest(approvers)
  );
begin
  insert into public.order_links (company_id, order_id, revision, person_id, purpose, token_hash, expires_at)
  select o.company_id, o.id, o.revision, a.person_id, 'decide', sha256(convert_to(a.token, 'UTF8')),
    now() + interval '14 days'
  from unnest(approvers, tokens) a (person_id, token);
  perform app.send_notifications(
    'order_waiting', approvers,
    array_fill(o.id || ':' || o.revision || ':' || o.version, array[cardinality(approvers)]),
    array(
      select app.order_notice(o) || jsonb_build_object('token', a.token)
      from unnest(approvers, tokens) with ordinality a (person_id, token, place) order by a.place
    )
  );
end
$$;

comment on function app.tell_approvers(public.purchase_orders) is
  'Tells those who may approve an order that it waits, each with a link of their own. The message is dropped once '
  'it is sent, and the token with it.';
