create policy memberships_read on public.memberships for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
create policy memberships_read_platform on public.memberships for select to authenticated
  using ((select app.is_platform_admin()));

grant select (id, company_id, person_id, role, valid_from, valid_to)
  on public.memberships to authenticated;
grant select, insert, update, delete on public.memberships to service_role;
-- Withheld: every write; a role changes by RPC.

create trigger announce_lost_rights after update or delete on public.memberships
  for each row execute function app.announce_lost_rights();
create trigger audit after update or delete on public.memberships
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.memberships referencing new table as added
  for each statement execute function app.audit_new_rows('');
create trigger touch_new_people after insert on public.memberships
  referencing new table as touched
  for each statement execute function app.touch_people();
create trigger touch_changed_people after update on public.memberships
  referencing new table as touched
  for each statement execute function app.touch_people();
create trigger touch_removed_people after delete on public.memberships
  referencing old table as touched
  for each statement execute function app.touch_people();
create trigger note_due_rights after insert on public.memberships
  referencing new table as touched
  for each statement execute function app.note_due_rights();
create trigger note_due_rights_of_changed after update on public.memberships
  referencing new table as touched
  for each statement execute function app.note_due_rights();
