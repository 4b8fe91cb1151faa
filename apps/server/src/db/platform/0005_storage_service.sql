-- What a hosted project's storage schema has besides its tables: the rules that its service relies
-- on, and functions that policies and queries may call.

set role supabase_storage_admin;

create index idx_objects_bucket_id_name_lower
  on storage.objects (bucket_id, lower(name) collate "C");

create function storage.update_updated_at_column() returns trigger
language plpgsql
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

create function storage.enforce_bucket_name_length() returns trigger
language plpgsql
as $$
begin
  if length(new.name) > 100 then
    raise exception 'bucket name "%" is too long (% characters). Max is 100.', new.name, length(new.name);
  end if;
  return new;
end
$$;
create trigger enforce_bucket_name_length_trigger before insert or update of name on storage.buckets
  for each row execute function storage.enforce_bucket_name_length();

create function storage.protect_delete() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'A row deleted here would leave its file behind.';
  end if;
  return null;
end
$$;
comment on function storage.protect_delete() is
  'Rows go through the service, which removes the bytes too. It names itself by storage.allow_delete_query.';
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

create function storage.operation() returns text
language sql stable
as $$
  select current_setting('storage.operation', true)
$$;
comment on function storage.operation() is 'What the service is about to do, such as storage.object.list.';

create function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
language sql stable
as $$
  select sum((o.metadata ->> 'size')::bigint)::bigint, o.bucket_id
  from storage.objects o
  group by o.bucket_id
$$;

create function storage.search(
  prefix text,
  bucketname text,
  limits int default 100,
  levels int default 1,
  offsets int default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
) returns table (
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language plpgsql stable
as $$
#variable_conflict use_column
declare
  wanted text := lower(coalesce(search.prefix, '') || coalesce(search.search, ''));
  cut int := length(coalesce(search.prefix, ''));
  direction text := case when lower(coalesce(sortorder, 'asc')) = 'desc' then 'desc' else 'asc' end;
  sort_by text := case
    when sortcolumn in ('updated_at', 'created_at', 'last_accessed_at')
      then format('(id is not null), %I %s, lower(name) collate "C" %s', sortcolumn, direction, direction)
    else format('lower(name) collate "C" %s', direction)
  end;
begin
  return query execute format($query$
    with found as (
      select substr(o.name, $2 + 1) as name, o.id, o.updated_at, o.created_at, o.last_accessed_at,
        o.metadata, strpos(substr(o.name, length($1) + 1), '/') as slash
      from storage.objects o
      where o.bucket_id = $3
        and lower(o.name) collate "C" >= $1
        and lower(o.name) collate "C" < $1 || chr(1114111)
    ), entries as (
      select name, id, updated_at, created_at, last_accessed_at, metadata from found where slash = 0
      union all
      select distinct left(name, length($1) - $2 + slash - 1), null::uuid, null::timestamptz,
        null::timestamptz, null::timestamptz, null::jsonb
      from found where slash > 0
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata
    from entries order by %s limit $4 offset $5
  $query$, sort_by)
  using wanted, cut, bucketname, least(coalesce(limits, 100), 1500), coalesce(offsets, 0);
end
$$;
comment on function storage.search(text, text, int, int, int, text, text, text) is
  'One level of a bucket below a prefix: its objects and, without an id, its folders. Names are relative to the prefix. levels is what the prefix says anyway; it is there because callers name it.';

reset role;
