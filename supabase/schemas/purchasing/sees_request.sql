create or replace function app.sees_request(r public.order_requests) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(r.company_id = app.my_company_id() and (
    r.person_id = app.my_person_id() or app.may_buy() and (
      r.project_id is null or app.sees_order_project(r.company_id, app.my_person_id(), r.project_id)
    )
  ), false)
$$;

comment on function app.sees_request(public.order_requests) is
  'True when the caller may read a request: their own, and buyers those of projects they see and of none.';
