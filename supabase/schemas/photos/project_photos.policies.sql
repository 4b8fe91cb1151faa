grant select, insert, update, delete on public.project_photos to service_role;
-- Withheld: everything. Reads and changes are functions, which check the project.

create trigger bump_version before update of site_id, tags on public.project_photos
  for each row execute function app.bump_version();
create trigger audit_add after insert on public.project_photos
  for each row execute function app.audit_row('request_hash,drawn_at,is_broken');
create trigger audit_change after update of site_id, tags or delete on public.project_photos
  for each row execute function app.audit_row('request_hash,drawn_at,is_broken');
create trigger announce_add after insert on public.project_photos
  referencing new table as changed for each statement execute function app.announce_photos();
create trigger announce_change after update on public.project_photos
  referencing new table as changed for each statement execute function app.announce_photos();
create trigger announce_removal after delete on public.project_photos
  referencing old table as changed for each statement execute function app.announce_photos();
