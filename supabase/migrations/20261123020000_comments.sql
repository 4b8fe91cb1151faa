-- Comments and files on any record: a kind of record is a row that names who may read, comment and attach.

create table app.record_kinds (
  kind text primary key check (kind ~ '^[a-z][a-z_]{1,39}$'),
  may_read text not null check (may_read ~ '^app\.[a-z_]+$'),
  may_comment text not null check (may_comment ~ '^app\.[a-z_]+$'),
  may_attach text not null check (may_attach ~ '^app\.[a-z_]+$'),
  readers text not null check (readers ~ '^app\.[a-z_]+$')
);
comment on table app.record_kinds is
  'Kinds of records that take comments and files. The first three name a function (uuid) that returns whether the '
  'caller may; readers names one (uuid) that returns the people who may read, as uuid[].';
alter table app.record_kinds enable row level security;
insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('project', 'app.may_read_project', 'app.may_read_project', 'app.may_read_project', 'app.project_readers');

create table public.comments (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  record_kind text not null check (length(record_kind) between 2 and 40),
  record_id uuid not null,
  person_id uuid not null,
  body text check (length(body) between 1 and 4000),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 50),
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  request_hash text not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.comments is
  'What people wrote on a record. The text is null where there are only files, and after an erasure.';
comment on column public.comments.made_at is
  'When it was written by the clock of the device, never later than its arrival.';
comment on column public.comments.mentions is 'Person ids. Only people who could read the record then.';
create index comments_record_idx on public.comments (company_id, record_kind, record_id, made_at, id);
create index comments_person_idx on public.comments (company_id, person_id);
alter table public.comments enable row level security;

create table public.comment_revisions (
  company_id uuid not null,
  id uuid not null,
  comment_id uuid not null,
  body text,
  mentions uuid[] not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, comment_id) references public.comments (company_id, id)
);
comment on table public.comment_revisions is
  'What a comment said before each change, under the id of the change. Append-only.';
create index comment_revisions_comment_idx on public.comment_revisions (company_id, comment_id);
alter table public.comment_revisions enable row level security;

create table public.attachments (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  record_kind text not null check (length(record_kind) between 2 and 40),
  record_id uuid not null,
  person_id uuid,
  is_anonymous boolean not null generated always as (person_id is null) stored,
  comment_id uuid,
  path text not null generated always as (
    company_id::text || '/' || record_kind || '/' || record_id::text || '/' || id::text
  ) stored,
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size_bytes integer not null check (size_bytes between 1 and 10000000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  caption text check (length(caption) between 1 and 500),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, comment_id) references public.comments (company_id, id)
);
comment on table public.attachments is
  'Files on a record: what they are, written before the bytes arrive in the bucket attachments under path.';
comment on column public.attachments.person_id is
  'Whose it is; null for an anonymous report and after its author was erased.';
create index attachments_record_idx on public.attachments (company_id, record_kind, record_id);
create index attachments_person_idx on public.attachments (company_id, person_id) where person_id is not null;
create index attachments_comment_idx on public.attachments (company_id, comment_id) where comment_id is not null;
create unique index attachments_path_idx on public.attachments (company_id, path);
create index attachments_deleted_idx on public.attachments (company_id, path)
  where deleted_at is not null;
alter table public.attachments enable row level security;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('attachments', 'attachments', false, 10000000, '{image/jpeg,image/png,image/webp,application/pdf}')
on conflict (id) do nothing;
