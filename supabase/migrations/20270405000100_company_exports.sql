-- What a company takes with it: all of its data as one archive.
create table public.company_exports (
  id uuid primary key,
  company_id uuid not null references public.companies (id),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'removed')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  reason text check (reason in ('too_large', 'failed')),
  file_path text,
  file_bytes bigint,
  file_sha256 text,
  rows bigint,
  files bigint,
  unique (company_id, id),
  foreign key (company_id, asked_by) references public.profiles (company_id, person_id),
  constraint company_exports_end_is_whole check ((state = 'waiting') = (ended_at is null)),
  constraint company_exports_done_has_a_file check ((state in ('done', 'removed')) = (file_sha256 is not null))
);
comment on table public.company_exports is
  'Archives of the whole company that admins asked for. Only one is written at a time; the file is removed after 7 '
  'days, its name and checksum stay.';
comment on column public.company_exports.id is 'Made by the device.';
create unique index company_exports_one_at_a_time on public.company_exports (company_id) where state = 'waiting';
create index company_exports_company_idx on public.company_exports (company_id, asked_at);
create index company_exports_asked_by_idx on public.company_exports (company_id, asked_by);
alter table public.company_exports enable row level security;

create table public.company_export_reads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  export_id uuid not null,
  reader_person_id uuid not null,
  read_at timestamptz not null default now(),
  foreign key (company_id, export_id) references public.company_exports (company_id, id),
  foreign key (company_id, reader_person_id) references public.profiles (company_id, person_id)
);
comment on table public.company_export_reads is 'Who fetched an archive of the whole company. Append-only.';
create index company_export_reads_company_idx on public.company_export_reads (company_id, read_at);
create index company_export_reads_export_idx on public.company_export_reads (company_id, export_id);
create index company_export_reads_reader_idx on public.company_export_reads (company_id, reader_person_id);
alter table public.company_export_reads enable row level security;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('company-exports', 'company-exports', false, 4000000000, '{application/zip}')
on conflict (id) do nothing;

-- An import brings people without logins.
alter table app.people_search alter column has_login set default false;
