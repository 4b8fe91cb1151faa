create or replace function app.answer_requests(company uuid, order_id uuid, requests uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  answered integer;
begin
  update public.order_requests r set
    state = 'ordered', order_id = answer_requests.order_id, settled_by = app.my_person_id()
  where r.company_id = company and r.id = any (requests) and app.sees_request(r)
    and (r.state = 'open' or r.order_id = answer_requests.order_id);
  get diagnostics answered = row_count;
  update public.purchase_orders o set requester_person_id = (
    select r.person_id from public.order_requests r
    where r.company_id = company and r.order_id = answer_requests.order_id
    order by r.received_at, r.id limit 1
  )
  where o.company_id = company and o.id = answer_requests.order_id and answered > 0;
end
$$;

comment on function app.answer_requests(uuid, uuid, uuid[]) is
  'Says that an order answers requests, and who asked first. The caller has checked that each is open to them.';
