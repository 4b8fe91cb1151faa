create or replace function app.may_read_ticket(ticket uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.my_role() is not null and exists (
    select from public.work_tickets t
    where t.company_id = app.my_company_id() and t.id = ticket and (
      t.author_person_id = app.my_person_id()
      or app.my_role() in ('supervisor', 'admin') and t.project_id = any (app.my_projects())
    )
  );
end
$$;

comment on function app.may_read_ticket(uuid) is
  'Whether the caller reads a ticket: who made it, and supervisors and admins of a project that they see.';
