create or replace function app.may_void_ticket(t public.work_tickets) returns boolean
language sql stable set search_path = ''
as $$
  select app.my_role() = 'admin' or t.author_person_id = app.my_person_id()
    -- An employee's ticket was signed on their lead's phone.
    and (app.my_role() = 'supervisor' or t.state = 'open')
$$;

comment on function app.may_void_ticket(public.work_tickets) is
  'True when the caller, who reads a ticket, may void it.';
