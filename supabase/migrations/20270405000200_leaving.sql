-- Companies that leave: their data is deleted after 30 days, in which they can stay. The row outlives the company.
create table app.company_departures (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  company_name text not null,
  started_at timestamptz not null default now(),
  started_by uuid not null,
  started_by_name text not null,
  reason text check (length(reason) between 1 and 1000),
  deletes_at timestamptz not null default now() + interval '30 days',
  -- The admin's word that time cards and payroll were taken along: of which export, by its checksum.
  records_taken_by_name text,
  records_taken_at timestamptz,
  records_file text,
  records_sha256 text,
  stayed_at timestamptz,
  stayed_by_name text,
  deletion_began_at timestamptz,
  deleting_in xid8,
  deleted_at timestamptz,
  last_seal_sequence bigint,
  last_seal_hash bytea,
  constraint company_departures_end_once check (stayed_at is null or deletion_began_at is null),
  constraint company_departures_records_are_whole check (
    (records_taken_at is null) = (records_file is null) and (records_taken_at is null) = (records_sha256 is null)
    and (records_taken_at is null) = (records_taken_by_name is null)
  )
);
comment on table app.company_departures is
  'Companies that leave, stayed after all or were deleted. deleting_in is the transaction that deletes a part now; '
  'what is kept as it was written lets only that one delete (app.refuse_change).';
comment on column app.company_departures.last_seal_hash is
  'The last seal of the audit log, which shows later that a kept copy of the log is whole.';
create unique index company_departures_one_at_a_time on app.company_departures (company_id) where stayed_at is null;
create index company_departures_company_idx on app.company_departures (company_id);
create index company_departures_deleting_idx on app.company_departures (deleting_in) where deleting_in is not null;
alter table app.company_departures enable row level security;

-- What the operator keeps of a deleted company because the law asks for it: out of reach of every login.
create table app.kept_records (
  company_id uuid not null,
  table_name text not null,
  kept_until date not null,
  record jsonb not null,
  id uuid primary key default gen_random_uuid()
);
comment on table app.kept_records is
  'Time cards and payroll of deleted companies, each as its row was, until the law no longer asks for it.';
create index kept_records_company_idx on app.kept_records (company_id, table_name);
create index kept_records_until_idx on app.kept_records (kept_until);
alter table app.kept_records enable row level security;
