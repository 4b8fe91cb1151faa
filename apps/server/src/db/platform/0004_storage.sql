-- The schema `storage` as a hosted project has it, as far as the product's policies and joins can
-- see it. The service that fills it checks every request against the policies on storage.objects.

set role supabase_storage_admin;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text not null primary key,
  name text not null,
  owner uuid,
  owner_id text,
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  type storage.buckettype not null default 'STANDARD',
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index bname on storage.buckets (name);
comment on column storage.buckets.owner is 'Kept for old rows; owner_id is in use.';

create table storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  metadata jsonb,
  user_metadata jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now()
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index name_prefix_search on storage.objects (name text_pattern_ops);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
comment on column storage.objects.owner is 'Kept for old rows; owner_id is in use.';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[]
language sql immutable
as $$
  select parts[1 : cardinality(parts) - 1] from string_to_array(name, '/') as parts
$$;
comment on function storage.foldername(text) is 'The folders of an object''s path, without its last part.';

create function storage.filename(name text) returns text
language sql immutable
as $$
  select parts[cardinality(parts)] from string_to_array(name, '/') as parts
$$;
comment on function storage.filename(text) is 'The last part of an object''s path.';

create function storage.extension(name text) returns text
language sql immutable
as $$
  select parts[cardinality(parts)]
  from string_to_array(storage.filename(name), '.') as parts
$$;
comment on function storage.extension(text) is 'What follows the last dot of an object''s file name; the whole name without a dot.';

reset role;
