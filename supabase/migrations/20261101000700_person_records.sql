-- What an office keeps about a person beside name and role: details, what an hour costs,
-- certificates with their files, and whom to call in an emergency. Each has its own readers, and so
-- its own table.

create table public.person_details (
  company_id uuid not null,
  person_id uuid not null,
  employee_number text check (length(trim(employee_number)) between 1 and 50),
  hired_on date,
  contact_email text check (contact_email ~ '^[^@\s]+@[^@\s]+$' and length(contact_email) <= 320),
  notes text check (length(notes) <= 2000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.person_details is
  'What only the admins know of a person; no row until something is entered.';
comment on column public.person_details.contact_email is
  'Where somebody without a login can be written to; a login has its own address.';
create unique index person_details_number_idx
  on public.person_details (company_id, lower(employee_number)) where employee_number is not null;
create index person_details_email_idx
  on public.person_details (company_id, contact_email) where contact_email is not null;
alter table public.person_details enable row level security;

create table public.pay_rates (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  rate integer not null check (rate > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  set_at timestamptz not null default now(),
  set_by uuid,
  removed_at timestamptz,
  removed_by uuid,
  check ((removed_at is null) = (removed_by is null)),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, set_by) references public.profiles (company_id, person_id),
  foreign key (company_id, removed_by) references public.profiles (company_id, person_id),
  constraint pay_rates_one_at_a_time
    exclude using gist (person_id with =, daterange(valid_from, valid_to) with &&) where (removed_at is null)
);
comment on table public.pay_rates is
  'What an hour of a person costs, by workdays of the company: from valid_from until the day before valid_to. A '
  'rate is never changed, only ended or removed, so the table is its own history.';
comment on column public.pay_rates.rate is 'Ten-thousandths of the currency''s unit an hour.';
create index pay_rates_person_idx on public.pay_rates (company_id, person_id, valid_from);
create index pay_rates_set_by_idx on public.pay_rates (company_id, set_by) where set_by is not null;
create index pay_rates_removed_by_idx on public.pay_rates (company_id, removed_by) where removed_by is not null;
alter table public.pay_rates enable row level security;

create table public.pay_rate_reads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  reader_person_id uuid not null,
  person_id uuid not null,
  read_at timestamptz not null default now(),
  foreign key (company_id, reader_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.pay_rate_reads is 'Who looked at whose pay rates and when. Append-only.';
create index pay_rate_reads_reader_idx on public.pay_rate_reads (company_id, reader_person_id);
create index pay_rate_reads_person_idx on public.pay_rate_reads (company_id, person_id, read_at);
alter table public.pay_rate_reads enable row level security;

create table public.emergency_contacts (
  company_id uuid not null,
  person_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 200),
  relationship text check (length(relationship) <= 100),
  phone text not null check (length(trim(phone)) between 3 and 50),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.emergency_contacts is 'Whom to call when something happens to a person.';
alter table public.emergency_contacts enable row level security;

create table public.certificates (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  kind text not null check (length(trim(kind)) between 1 and 100),
  number text check (length(number) <= 100),
  issuer text check (length(issuer) <= 200),
  issued_on date,
  expires_on date check (expires_on >= issued_on),
  file_path text check (
    length(file_path) <= 300 and file_path like company_id || '/%' and file_path !~ '[\s"''<>\\]|/\.'
  ),
  added_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, added_by) references public.profiles (company_id, person_id)
);
comment on table public.certificates is
  'Trainings, licences and medical clearances of people, with until when they hold.';
comment on column public.certificates.file_path is
  'The scan''s path in the bucket certificates: <company_id>/<person_id>/<file>.';
create index certificates_person_idx on public.certificates (company_id, person_id);
create index certificates_added_by_idx on public.certificates (company_id, added_by) where added_by is not null;
create index certificates_expires_idx on public.certificates (company_id, expires_on) where expires_on is not null;
create unique index certificates_file_idx on public.certificates (file_path) where file_path is not null;
alter table public.certificates enable row level security;
