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
comment on table public.person_details is 'What only the admins know of a person; no row until something is entered.';
comment on column public.person_details.contact_email is
  'Where somebody without a login can be written to; a login has its own address.';
create unique index person_details_number_idx
  on public.person_details (company_id, lower(employee_number)) where employee_number is not null;
create trigger bump_version before update on public.person_details
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.person_details
  for each row execute function app.audit_row('');

alter table public.person_details enable row level security;
create policy person_details_read on public.person_details for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (company_id, person_id, employee_number, hired_on, contact_email, notes, version)
  on public.person_details to authenticated;
grant select on public.person_details to service_role;
-- Withheld: every write; save_person is the way.

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
  'What an hour of a person costs, by workdays of the company: from valid_from until the day before valid_to. A rate is never changed, only ended or removed, so the table is its own history.';
comment on column public.pay_rates.rate is 'Ten-thousandths of the currency''s unit an hour.';
create index pay_rates_person_idx on public.pay_rates (company_id, person_id, valid_from);
create index pay_rates_set_by_idx on public.pay_rates (company_id, set_by) where set_by is not null;
create index pay_rates_removed_by_idx on public.pay_rates (company_id, removed_by) where removed_by is not null;
-- The audit says that a rate was set; how much it is, is only read where the look is logged.
create trigger audit after insert or update or delete on public.pay_rates
  for each row execute function app.audit_row('rate');
alter table public.pay_rates enable row level security;
-- Withheld: everything, from everyone; read_pay_rates answers and logs who looked.

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
create trigger refuse_change before update or delete or truncate on public.pay_rate_reads
  for each statement execute function app.refuse_change();
alter table public.pay_rate_reads enable row level security;
create policy pay_rate_reads_read on public.pay_rate_reads for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, reader_person_id, person_id, read_at) on public.pay_rate_reads to authenticated;
grant select on public.pay_rate_reads to service_role;

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
create trigger bump_version before update on public.emergency_contacts
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.emergency_contacts
  for each row execute function app.audit_row('');
alter table public.emergency_contacts enable row level security;
create policy emergency_contacts_read on public.emergency_contacts for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
grant select (company_id, person_id, name, relationship, phone, version) on public.emergency_contacts to authenticated;
grant select on public.emergency_contacts to service_role;
-- Withheld: every write; save_emergency_contact is the way.

create table public.certificates (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  kind text not null check (length(trim(kind)) between 1 and 100),
  number text check (length(number) <= 100),
  issuer text check (length(issuer) <= 200),
  issued_on date,
  expires_on date check (expires_on >= issued_on),
  file_path text check (length(file_path) <= 300 and file_path like company_id || '/%' and file_path !~ '[\s"''<>\\]|/\.'),
  added_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, added_by) references public.profiles (company_id, person_id)
);
comment on table public.certificates is 'Trainings, licences and medical clearances of people, with until when they hold.';
comment on column public.certificates.file_path is 'The scan''s path in the bucket certificates: <company_id>/<person_id>/<file>.';
create index certificates_person_idx on public.certificates (company_id, person_id);
create index certificates_added_by_idx on public.certificates (company_id, added_by) where added_by is not null;
create index certificates_expires_idx on public.certificates (company_id, expires_on) where expires_on is not null;
create unique index certificates_file_idx on public.certificates (file_path) where file_path is not null;
create trigger bump_version before update on public.certificates
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.certificates
  for each row execute function app.audit_row('');
alter table public.certificates enable row level security;
create policy certificates_read on public.certificates for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
grant select (id, company_id, person_id, kind, number, issuer, issued_on, expires_on, file_path, added_by, version)
  on public.certificates to authenticated;
grant select on public.certificates to service_role;
-- Withheld: every write; save_certificate and delete_certificate are the way.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('certificates', 'certificates', false, 10000000, '{application/pdf,image/png,image/jpeg,image/webp}')
on conflict (id) do nothing;

-- A scan is read by whoever may read its certificate; what is not yet one by whoever puts it there.
create policy certificate_files_read on storage.objects for select to authenticated
  using (
    bucket_id = 'certificates'
    and exists (select from public.certificates c where c.file_path = storage.objects.name)
  );
create policy certificate_files_write on storage.objects for all to authenticated
  using (
    bucket_id = 'certificates'
    and array_length(storage.foldername(name), 1) = 2
    and (storage.foldername(name))[1] = (select app.my_company_id())::text
    and (
      (storage.foldername(name))[2] = (select app.my_person_id())::text
      or (select app.my_role()) = 'admin'
    )
  );
