-- Bringing in a whole company from a file.

create table public.people_imports (
  id uuid primary key,
  company_id uuid not null,
  imported_by uuid not null,
  imported_at timestamptz not null default now(),
  file_name text not null check (length(file_name) <= 200),
  counts jsonb not null,
  foreign key (company_id, imported_by) references public.profiles (company_id, person_id)
);
comment on table public.people_imports is
  'Files of people that were brought in. The device makes the id, so that sending one again imports nothing twice.';
comment on column public.people_imports.counts is
  'created, updated, unchanged, skipped (rows with flaws), invited, crews (made by the way).';
create index people_imports_imported_by_idx on public.people_imports (company_id, imported_by);
alter table public.people_imports enable row level security;

-- The rows of imports in progress and what is wrong with them. A row means the person with its employee
-- number, else with its email address, else with its name and phone.
create table app.import_rows (
  run uuid not null,
  line integer not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  role text,
  crew text,
  language text,
  employee_number text,
  starts_on text,
  rate text,
  name_key text,
  phone_key text,
  number_key text,
  person_id uuid,
  is_new boolean not null default false,
  is_changed boolean not null default false,
  primary key (run, line)
);
comment on table app.import_rows is 'Rows of a file while one call judges and imports them; empty between calls.';
alter table app.import_rows enable row level security;

create table app.import_flaws (
  run uuid not null,
  line integer not null,
  field text not null,
  code text not null,
  detail text,
  primary key (run, line, field)
);
comment on table app.import_flaws is
  'What is wrong with those rows, the first thing of each field; empty between calls.';
alter table app.import_flaws enable row level security;
