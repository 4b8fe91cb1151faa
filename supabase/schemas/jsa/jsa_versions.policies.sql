grant select on public.jsa_versions to service_role;
-- Withheld: everything. read_jsa returns the current version.

create trigger refuse_change before update or delete or truncate on public.jsa_versions
  for each statement execute function app.refuse_change();
