-- What the sign-in server keeps beyond the tables of a hosted project's: who tried too often, and how
-- much may still be sent. In the database, so that all servers share it. Granted to no one.

grant usage, create on schema muster to supabase_auth_admin;
set role supabase_auth_admin;

create table muster.failed_attempts (
  key text not null primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);
comment on table muster.failed_attempts is
  'Wrong passwords and codes since the last right one; the key is a hash of account and address.';
create index failed_attempts_last_failed_at_idx on muster.failed_attempts (last_failed_at);

create table muster.budgets (
  name text not null primary key,
  level double precision not null,
  as_of timestamptz not null
);
comment on table muster.budgets is 'Buckets that refill evenly: what was left as of an instant.';

alter table muster.failed_attempts enable row level security;
alter table muster.budgets enable row level security;

-- Old entries are dropped by their age.
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);

reset role;
revoke create on schema muster from supabase_auth_admin;
