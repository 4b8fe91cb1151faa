-- Roles, schemas and extensions that a hosted project has by itself. Roles belong to the whole
-- cluster, so another database may have made them already, even at this very moment.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit'),
      ('supabase_admin', 'nologin'),
      ('supabase_auth_admin', 'nologin noinherit'),
      ('supabase_storage_admin', 'nologin noinherit'),
      ('supabase_realtime_admin', 'nologin noinherit')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception
        when duplicate_object or unique_violation then
          null;
        when insufficient_privilege then
          raise exception 'The database user % may not create the role %.', current_user, wanted.name
            using hint = format(
              'Let an administrator run: create role %I %s; grant %I to %I;',
              wanted.name, wanted.attributes, wanted.name, current_user
            );
      end;
    end if;
  end loop;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role' and rolbypassrls) then
    raise exception 'The role service_role exists without the right to bypass row security.'
      using hint = 'Let an administrator run: alter role service_role bypassrls;';
  end if;
end
$$;

-- The server acts as each of them. Granting is skipped where it holds already, since two databases
-- that grant the same membership at the same time would collide in the cluster's catalogue.
do $$
declare
  granted record;
begin
  perform pg_advisory_xact_lock(hashtext('muster.roles'));
  for granted in
    select member, role from (
      select current_user::text as member, role from unnest(array[
        'anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'supabase_storage_admin',
        'supabase_realtime_admin'
      ]) as role
      union all
      select 'authenticator', role from unnest(array['anon', 'authenticated', 'service_role']) as role
    ) as memberships
  loop
    if not exists (
      select
      from pg_catalog.pg_auth_members as membership
      where membership.roleid = granted.role::regrole and membership.member = granted.member::regrole
        and (
          not (to_jsonb(membership) ? 'set_option')
          or (to_jsonb(membership) ->> 'set_option')::boolean
        )
    ) then
      begin
        execute format('grant %I to %I', granted.role, granted.member);
      exception
        when unique_violation then
          null;
        when insufficient_privilege then
          raise exception 'The database user % may not grant the role % to %.',
            current_user, granted.role, granted.member
            using hint = format(
              'Let an administrator run: grant %I to %I;', granted.role, granted.member
            );
      end;
    end if;
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists auth authorization supabase_auth_admin;
create schema if not exists storage authorization supabase_storage_admin;
create schema if not exists realtime;
create schema if not exists extensions;
grant usage on schema auth, storage, realtime, extensions to anon, authenticated, service_role;

create extension if not exists btree_gist with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
