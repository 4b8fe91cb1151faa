create or replace function app.may_read_ticket(ticket uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(app.my_role() in ('supervisor', 'admin'), false) and exists (
    select from public.work_tickets t
    where t.company_id = app.my_company_id() and t.id = ticket
      and (t.project_id = any (app.my_projects()) or t.author_person_id = app.my_person_id())
  );
end
$$;

comment on function app.may_read_ticket(uuid) is
  'Whether the caller reads a ticket: a supervisor or an admin, of a project that they see or who made it.';
