-- A model of a hosted project, on top of the platform's migrations: the product is installed by a
-- role that owns the database but not the schemas auth, storage and realtime, and that is no
-- superuser. What it may do there, it may do by the grants below. Two tables it may put policies on,
-- which PostgreSQL allows to owners only: it owns them here through a role, and the test compares
-- the catalogs afterwards, so that a policy is all it used that for.

do $$
begin
  if not exists (select from pg_roles where rolname = 'muster_hosted_owner') then
    create role muster_hosted_owner nologin nosuperuser bypassrls createrole;
  end if;
  if not exists (select from pg_roles where rolname = 'muster_hosted_policies') then
    create role muster_hosted_policies nologin;
    grant muster_hosted_policies to muster_hosted_owner;
    grant anon, authenticated, service_role to muster_hosted_owner;
  end if;
  execute format('alter database %I owner to muster_hosted_owner', current_database());
end
$$;

-- Every new table and function is handed to the user roles there, unless the migrations see to it.
alter default privileges for role muster_hosted_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role muster_hosted_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role muster_hosted_owner in schema public
  grant all on functions to anon, authenticated, service_role;

alter schema extensions owner to muster_hosted_owner;
grant usage on schema auth, storage, realtime to muster_hosted_owner;

grant select, insert, update, delete, references, trigger on auth.users to muster_hosted_owner;
grant select, delete on auth.sessions to muster_hosted_owner;
grant select on auth.mfa_factors to muster_hosted_owner;
grant select, insert, update, delete on storage.buckets to muster_hosted_owner;

grant usage on schema realtime, storage to muster_hosted_policies;
alter table realtime.messages owner to muster_hosted_policies;
alter table storage.objects owner to muster_hosted_policies;
