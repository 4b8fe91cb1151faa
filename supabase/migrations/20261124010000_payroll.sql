-- Payroll: what payroll systems call people, work and earnings, and what was handed to them.

create table public.payroll_people (
  company_id uuid not null,
  system text not null,
  person_id uuid not null,
  payroll_id text not null check (length(trim(payroll_id)) between 1 and 100),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (company_id, system, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.payroll_people is 'What a payroll system calls a person.';
create index payroll_people_person_idx on public.payroll_people (company_id, person_id);
create index payroll_people_changed_by_idx on public.payroll_people (company_id, changed_by)
  where changed_by is not null;
alter table public.payroll_people enable row level security;

create table public.payroll_codes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  system text not null,
  kind text not null check (kind in ('project', 'cost_code', 'earning', 'setting')),
  project_id uuid,
  cost_code_id uuid,
  name text,
  value text not null check (length(trim(value)) between 1 and 100),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  check ((kind = 'project') = (project_id is not null)),
  check ((kind = 'cost_code') = (cost_code_id is not null)),
  check ((kind in ('earning', 'setting')) = (name is not null)),
  unique nulls not distinct (company_id, system, kind, project_id, cost_code_id, name),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.payroll_codes is
  'What a payroll system calls a project, a cost code or an earning, and how it knows the company (setting).';
create index payroll_codes_project_idx on public.payroll_codes (company_id, project_id) where project_id is not null;
create index payroll_codes_cost_code_idx on public.payroll_codes (company_id, cost_code_id)
  where cost_code_id is not null;
create index payroll_codes_changed_by_idx on public.payroll_codes (company_id, changed_by)
  where changed_by is not null;
alter table public.payroll_codes enable row level security;

create table public.payroll_exports (
  id uuid not null,
  company_id uuid not null references public.companies (id),
  number integer not null,
  period_from date not null,
  period_to date not null,
  format text not null,
  lines_of uuid,
  is_delta boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'canceled')),
  people integer not null,
  totals jsonb not null,
  done_share real not null default 0,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  file_name text,
  file_path text,
  file_bytes bigint,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  check ((state = 'done') = (file_path is not null)),
  check ((state = 'waiting') = (ended_at is null)),
  check (num_nonnulls(file_name, file_path, file_bytes, file_sha256) in (0, 4)),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, lines_of) references public.payroll_exports (company_id, id),
  foreign key (company_id, asked_by) references public.profiles (company_id, person_id)
);
comment on table public.payroll_exports is
  'Files for payroll. Each has lines of its own that were frozen when it was asked for, or is the same lines in '
  'another format. Money: readable by logged functions only.';
comment on column public.payroll_exports.lines_of is 'The export whose lines this file has; null: its own.';
comment on column public.payroll_exports.is_delta is 'Holds only what earlier exports of the period did not.';
comment on column public.payroll_exports.totals is 'Minutes by earning and cents by currency.';
create index payroll_exports_period_idx on public.payroll_exports (company_id, period_from, state);
create unique index payroll_exports_one_waiting_idx on public.payroll_exports (company_id, period_from)
  where state = 'waiting' and lines_of is null;
create index payroll_exports_lines_of_idx on public.payroll_exports (company_id, lines_of) where lines_of is not null;
create index payroll_exports_asked_by_idx on public.payroll_exports (company_id, asked_by) where asked_by is not null;
alter table public.payroll_exports enable row level security;

create table public.payroll_export_pay (
  company_id uuid not null,
  export_id uuid not null,
  person_id uuid not null,
  period_from date not null,
  week_from date not null,
  earning text not null,
  project_id uuid,
  cost_code_id uuid,
  classification text,
  time_off_kind text,
  rate integer,
  percent smallint not null,
  minutes integer not null,
  amount_cents bigint,
  currency text,
  is_split_week boolean not null,
  foreign key (company_id, export_id) references public.payroll_exports (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.payroll_export_pay is
  'Lines of pay of an export as they were when it was asked for. Of an earlier period_from: an adjustment. Money: '
  'readable by logged functions only.';
create index payroll_export_pay_export_idx on public.payroll_export_pay (company_id, export_id, person_id);
create index payroll_export_pay_person_idx on public.payroll_export_pay (company_id, person_id);
alter table public.payroll_export_pay enable row level security;

create table public.payroll_export_time (
  company_id uuid not null,
  export_id uuid not null,
  person_id uuid not null,
  date date not null,
  project_id uuid,
  cost_code_id uuid,
  class text not null,
  minutes integer not null,
  foreign key (company_id, export_id) references public.payroll_exports (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.payroll_export_time is
  'Minutes of an export by day, as they were when it was asked for, for files that go by day.';
create index payroll_export_time_export_idx on public.payroll_export_time (company_id, export_id, person_id);
create index payroll_export_time_person_idx on public.payroll_export_time (company_id, person_id);
alter table public.payroll_export_time enable row level security;

create table public.payroll_reads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  reader_person_id uuid not null,
  period_from date,
  export_id uuid,
  is_file boolean not null default false,
  read_at timestamptz not null default now(),
  foreign key (company_id, reader_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, export_id) references public.payroll_exports (company_id, id)
);
comment on table public.payroll_reads is
  'Who looked at the pay of a period or an export, or fetched its file, and when. Append-only.';
create index payroll_reads_reader_idx on public.payroll_reads (company_id, reader_person_id, read_at);
create index payroll_reads_export_idx on public.payroll_reads (company_id, export_id) where export_id is not null;
alter table public.payroll_reads enable row level security;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('payroll-files', 'payroll-files', false, 50000000, null)
on conflict (id) do nothing;
