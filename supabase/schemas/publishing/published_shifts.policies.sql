grant select, insert, update, delete on public.published_shifts to service_role;
-- Withheld: everything. my_schedule returns people's own shifts and those that they may claim.

-- A publication shows thousands of shifts at once.
create trigger audit_new after insert on public.published_shifts referencing new table as added
  for each statement execute function app.audit_new_rows('');
create trigger audit_changed after update on public.published_shifts
  referencing old table as removed new table as added
  for each statement execute function app.audit_changed_rows('');
create trigger audit_removed after delete on public.published_shifts
  referencing old table as removed
  for each statement execute function app.audit_changed_rows('');
