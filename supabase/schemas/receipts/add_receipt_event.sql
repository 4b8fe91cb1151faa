create or replace function app.add_receipt_event(r public.receipts, kind text, reason text default null) returns void
language sql volatile set search_path = ''
as $$
  insert into public.receipt_events (company_id, receipt_id, version, kind, actor_person_id, reason)
  values (r.company_id, r.id, r.version, add_receipt_event.kind, app.my_person_id(), add_receipt_event.reason)
$$;

comment on function app.add_receipt_event(public.receipts, text, text) is
  'Adds to a receipt''s history what the caller did; its version is the one that this made.';
