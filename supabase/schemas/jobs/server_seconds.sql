create or replace function app.server_seconds(server uuid) returns double precision
language sql stable security definer set search_path = ''
as $$
  select extract(epoch from clock_timestamp() - min(a.backend_start))
  from pg_catalog.pg_locks l
  join pg_catalog.pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.granted and l.objsubid = 1
    and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())
    and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('server:' || server, 0)
$$;

comment on function app.server_seconds(uuid) is
  'For how long a server''s connection for notifications has lasted, which holds a lock in its name; null when there '
  'is none: it has ended, or is cut off.';
