create or replace function app.ticket_to_change(ticket_id uuid) returns public.work_tickets
language plpgsql set search_path = ''
as $$
declare
  held public.work_tickets;
begin
  perform pg_advisory_xact_lock(hashtextextended('ticket:' || ticket_id::text, 0));
  if app.may_read_ticket(ticket_id) then
    select * into held from public.work_tickets t
    where t.company_id = app.my_company_id() and t.id = ticket_id for update;
  end if;
  return held;
end
$$;

comment on function app.ticket_to_change(uuid) is
  'A ticket that the caller may read, its row held until the transaction ends; null for any other.';
