create or replace function app.may_read_request(request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select app.sees_request(r) from public.order_requests r
    where r.company_id = app.my_company_id() and r.id = request
  ), false)
$$;

comment on function app.may_read_request(uuid) is
  'True when the caller may read a request, comment on it and add files.';
