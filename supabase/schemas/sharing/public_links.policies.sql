grant select, insert, update, delete on public.public_links to service_role;
-- Withheld: everything. Functions share, revoke and open; no one reads a secret's hash.

create trigger audit_add after insert on public.public_links
  for each row execute function app.audit_row('secret_hash');
-- Views aren't anyone's changes.
create trigger audit_change after update of revoked_at on public.public_links
  for each row execute function app.audit_row('secret_hash,views,last_viewed_at');
create trigger audit_delete after delete on public.public_links
  for each row execute function app.audit_row('secret_hash');
