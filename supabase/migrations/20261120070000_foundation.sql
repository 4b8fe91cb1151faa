-- What every later migration stands on: a private schema, no right that nobody named, and the two
-- triggers that many tables share.
--
-- In all migrations: a function of one expression has no search_path of its own, so that the planner
-- can inline it; one that reads tables is plpgsql, which keeps its plan for the connection's life.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create schema app;
comment on schema app is
  'Rules and helpers behind the exposed functions. Not exposed by the data API and granted to nobody.';

-- A hosted project may hand every new table and function to the user roles. Here a right exists
-- only where a migration names it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;

create function app.bump_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;
comment on function app.bump_version() is
  'Counts the row''s versions, so that an update filtered by the version it was read at loses to a newer one.';

create function app.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% of % is not possible: its rows are kept as they were written', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
comment on function app.refuse_change() is
  'Keeps a table append-only, whoever asks. Error 42501.';

create function app.is_time_zone(name text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  perform now() at time zone name;
  return true;
exception
  when invalid_parameter_value then
    return false;
end
$$;
-- A check runs as whoever writes the row.
grant execute on function app.is_time_zone(text) to service_role;

create function app.instant(at timestamptz) returns text
language sql stable
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
comment on function app.instant(timestamptz) is
  'An instant as RFC 3339 in UTC with milliseconds: the one form in which functions answer times.';
