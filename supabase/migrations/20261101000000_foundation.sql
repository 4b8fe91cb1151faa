-- The private schema, and no right that nobody named.
--
-- The migrations hold tables, indexes, constraints, types and data. What else the database runs on,
-- functions, triggers, policies and grants, is defined in supabase/schemas.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create schema app;
comment on schema app is
  'Rules and helpers behind the exposed functions. Not exposed by the data API and granted to nobody.';

-- A hosted project may hand every new table and function to the user roles. Here a right exists only
-- where a grant names it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;
-- The auth server asks app.session_limits at each renewal.
grant usage on schema app to supabase_auth_admin;
