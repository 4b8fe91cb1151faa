create policy crew_members_read on public.crew_members for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or crew_id = any ((select app.my_led_crews())::uuid[])
    )
  );

grant select (
  id, company_id, crew_id, person_id, is_lead, valid_from, valid_to
)
  on public.crew_members to authenticated;
grant select, insert, update, delete on public.crew_members to service_role;
-- Withheld: every write; membership is dated and changes by RPC. Withheld: time_stated, which only the fold uses.

create trigger announce_lost_rights after update or delete on public.crew_members
  for each row execute function app.announce_lost_rights();
create trigger audit_new after insert on public.crew_members referencing new table as added
  for each statement execute function app.audit_new_rows('');
create trigger audit_changed after update on public.crew_members
  referencing old table as removed new table as added
  for each statement execute function app.audit_changed_rows('');
create trigger audit_removed after delete on public.crew_members
  referencing old table as removed
  for each statement execute function app.audit_changed_rows('');
create trigger touch_new_people after insert on public.crew_members
  referencing new table as touched
  for each statement execute function app.touch_people();
create trigger touch_changed_people after update on public.crew_members
  referencing new table as touched
  for each statement execute function app.touch_people();
create trigger touch_removed_people after delete on public.crew_members
  referencing old table as touched
  for each statement execute function app.touch_people();
create trigger tell_left_crews after update on public.crew_members
  referencing new table as touched
  for each statement execute function app.tell_left_crews();
create trigger tell_left_crews_of_removed after delete on public.crew_members
  referencing old table as touched
  for each statement execute function app.tell_left_crews();
create trigger note_due_rights after insert on public.crew_members
  referencing new table as touched
  for each statement execute function app.note_due_rights();
create trigger note_due_rights_of_changed after update on public.crew_members
  referencing new table as touched
  for each statement execute function app.note_due_rights();
