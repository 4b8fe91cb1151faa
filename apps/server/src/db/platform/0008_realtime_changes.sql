-- Row changes for those who subscribe to `postgres_changes`. Which tables are published is said as on
-- a hosted project, by `alter publication supabase_realtime add table`. A hosted project then reads
-- the write-ahead log, which takes a right and a setting that many managed servers do not give and
-- PGlite does not have. Here triggers on the published tables write changed rows into a table that
-- servers read as they read `realtime.messages`.

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- Unlogged: what a crash loses here, the sockets it was for have lost too.
create unlogged table realtime.changes (
  id bigint generated always as identity,
  entity oid not null,
  action text not null,
  record jsonb,
  old_record jsonb,
  changed_at timestamptz not null default clock_timestamp(),
  sent_by xid8 not null default pg_current_xact_id()
);
create index changes_sent_by_idx on realtime.changes (sent_by);
alter table realtime.changes enable row level security;
comment on table realtime.changes is
  'Changed rows of published tables on their way to subscribers, kept two minutes. No one but the server reads it: each subscriber gets what its own rights show.';

create function realtime.note_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into realtime.changes (entity, action, record, old_record)
  values (
    tg_relid, tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_notify('realtime_changes', '');
  return null;
end
$$;
revoke execute on function realtime.note_change() from public;

create function realtime.follow_publication() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wanted record;
begin
  perform pg_advisory_xact_lock(hashtext('realtime.follow_publication'));
  for wanted in
    with published as (
      select
        format('%I.%I', t.schemaname, t.tablename)::regclass as entity,
        array_to_string(
          array_remove(
            array[
              case when p.pubinsert then 'insert' end,
              case when p.pubupdate then 'update' end,
              case when p.pubdelete then 'delete' end
            ],
            null
          ),
          ' or '
        ) as events,
        1 + 4 * p.pubinsert::int + 8 * p.pubdelete::int + 16 * p.pubupdate::int as trigger_type
      from pg_catalog.pg_publication_tables t
      join pg_catalog.pg_publication p using (pubname)
      where pubname = 'supabase_realtime'
    ),
    followed as (
      select tgrelid::regclass as entity, tgtype as trigger_type
      from pg_catalog.pg_trigger
      where tgname = 'realtime_note_change' and tgparentid = 0
    )
    select entity, published.events, followed.entity is not null as is_followed
    from published full join followed using (entity)
    where published.trigger_type is distinct from followed.trigger_type
  loop
    if wanted.is_followed then
      execute format('drop trigger realtime_note_change on %s', wanted.entity);
    end if;
    if wanted.events <> '' then
      execute format(
        'create trigger realtime_note_change after %s on %s for each row execute function realtime.note_change()',
        wanted.events, wanted.entity
      );
    end if;
  end loop;
end
$$;
comment on function realtime.follow_publication() is
  'Puts the trigger that notes changes on every table of the publication supabase_realtime and takes it off all others. The server calls it before it confirms a subscription.';
revoke execute on function realtime.follow_publication() from public;

create function realtime.published_tables()
returns table (
  entity oid, schema_name text, table_name text, has_row_security boolean, key_columns text[],
  identity_columns text[], columns jsonb
)
language sql stable security definer set search_path = ''
as $$
  select
    c.oid, n.nspname::text, c.relname::text, c.relrowsecurity, k.names,
    case c.relreplident
      when 'f' then (
        select array_agg(a.attname::text) from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      )
      when 'i' then (
        select array_agg(a.attname::text)
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisreplident
      )
      when 'd' then k.names
      else '{}'
    end,
    (
      select jsonb_object_agg(a.attname, pg_catalog.format_type(a.atttypid, -1))
      from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    )
  from pg_catalog.pg_publication_tables t
  join pg_catalog.pg_namespace n on n.nspname = t.schemaname
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = t.tablename
  cross join lateral (
    select coalesce(array_agg(a.attname::text), '{}') as names
    from pg_catalog.pg_constraint p
    join pg_catalog.pg_attribute a on a.attrelid = p.conrelid and a.attnum = any (p.conkey)
    where p.conrelid = c.oid and p.contype = 'p'
  ) k
  where t.pubname = 'supabase_realtime'
$$;
comment on function realtime.published_tables() is
  'What the server must know of published tables. identity_columns are those of an old row that subscribers may see: the primary key unless the table has another replica identity.';
revoke execute on function realtime.published_tables() from public;

-- The shape and the reasons are those of a hosted project's `realtime.apply_rls`.
create function realtime.describe_changes(ids bigint[], reader name, selected text[])
returns table (id bigint, is_refused boolean, data text)
language sql stable security definer set search_path = ''
as $$
  with
  facts as (
    select * from realtime.published_tables()
  ),
  shown as (
    select
      f.entity, a.attname::text as name, t.typname::text as type, a.attnum,
      a.attname::text = any (f.key_columns) as is_key,
      a.attname::text = any (f.identity_columns) as is_identity,
      pg_catalog.has_column_privilege(reader, f.entity, a.attnum, 'select') as is_selectable
    from facts f
    join pg_catalog.pg_attribute a
      on a.attrelid = f.entity and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_type t on t.oid = a.atttypid
  ),
  judged as (
    select
      c.*, f.schema_name, f.table_name, f.has_row_security,
      case
        when c.action = 'DELETE' then null
        when cardinality(f.key_columns) = 0 then 'Error 400: Bad Request, no primary key'
        when exists (select from shown s where s.entity = c.entity and s.is_key and not s.is_selectable)
          then 'Error 401: Unauthorized'
      end as refusal,
      coalesce(octet_length(c.record::text), 0) + coalesce(octet_length(c.old_record::text), 0)
        > 1048576 as is_too_large
    from realtime.changes c
    join facts f on f.entity = c.entity
    where c.id = any (ids)
  )
  select
    c.id, c.refusal is not null,
    (
      jsonb_build_object(
        'schema', c.schema_name,
        'table', c.table_name,
        'type', c.action,
        'commit_timestamp', case when c.refusal is null then
          to_char(c.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        end,
        'errors', case
          when c.refusal is not null then jsonb_build_array(c.refusal)
          when c.is_too_large then jsonb_build_array('Error 413: Payload Too Large')
        end,
        'columns', case when c.refusal is null then coalesce(fields.columns, '[]') else '[]' end
      )
      || case when c.action = 'DELETE' then '{}' else
        jsonb_build_object('record', case when c.refusal is null then fields.record else '{}' end)
      end
      || case when c.action = 'INSERT' then '{}' else
        jsonb_build_object('old_record', case when c.refusal is null then fields.old_record else '{}' end)
      end
    )::text
  from judged c
  cross join lateral (
    select
      jsonb_agg(jsonb_build_object('name', s.name, 'type', s.type) order by s.attnum) as columns,
      coalesce(
        jsonb_object_agg(s.name, c.record -> s.name) filter (
          where c.record ? s.name
            and (not c.is_too_large or octet_length((c.record -> s.name)::text) <= 64)
        ),
        '{}'
      ) as record,
      coalesce(
        jsonb_object_agg(s.name, c.old_record -> s.name) filter (
          where s.is_identity and c.old_record ? s.name
            and (not c.is_too_large or octet_length((c.old_record -> s.name)::text) <= 64)
            -- Whether a row that is gone was visible cannot be asked any more.
            and (c.action <> 'DELETE' or not c.has_row_security or s.is_key)
        ),
        '{}'
      ) as old_record
    from shown s
    where s.entity = c.entity and s.is_selectable
      and (selected is null or s.name = any (selected) or s.is_key)
  ) fields
$$;
comment on function realtime.describe_changes(bigint[], name, text[]) is
  'Each change as JSON for subscribers of a role: the columns that the role may select, and of those the selected ones and the primary key.';
revoke execute on function realtime.describe_changes(bigint[], name, text[]) from public;

create function realtime.forget_changes() returns void
language sql security definer set search_path = ''
as $$
  delete from realtime.changes where changed_at < clock_timestamp() - interval '2 minutes'
$$;
comment on function realtime.forget_changes() is
  'Removes changes that every server has read. The server calls it every minute.';
revoke execute on function realtime.forget_changes() from public;
