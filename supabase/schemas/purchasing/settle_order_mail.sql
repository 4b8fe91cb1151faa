create or replace function app.settle_order_mail(company uuid, request_id uuid, failure text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  queued public.order_events;
  held public.purchase_orders;
begin
  select * into queued from public.order_events e where e.company_id = company and e.id = request_id;
  select * into held from public.purchase_orders o
  where o.company_id = company and o.id = queued.order_id for update;
  insert into public.order_events (company_id, order_id, sequence, id, kind, revision, reason, facts, request_hash)
  select company, held.id, max(e.sequence) + 1, gen_random_uuid(),
    case when failure is null then 'mail_sent' else 'mail_failed' end, queued.revision, left(failure, 1000),
    jsonb_build_object('request_id', request_id, 'mail', queued.facts ->> 'mail'), queued.request_hash
  from public.order_events e where e.company_id = company and e.order_id = held.id;
  -- This mail hasn't brought a newer revision to the vendor.
  update public.purchase_orders o set delivery = case when failure is null then 'sent' else 'failed' end
  where o.company_id = company and o.id = held.id and o.in_force = queued.revision;
end
$$;

comment on function app.settle_order_mail(uuid, uuid, text) is
  'For the server: a mail to a vendor was sent, or why it was refused.';
