-- Work that a server does outside a request, and what it does over and over.

create table app.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,62}$'),
  dedupe_key text check (length(dedupe_key) <= 500),
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead', 'canceled')),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  lease uuid,
  cancel_asked boolean not null default false,
  progress real not null default 0 check (progress between 0 and 1),
  last_error text,
  ended_at timestamptz,
  constraint jobs_lease_while_running check ((lease is not null) = (state = 'running')),
  constraint jobs_end_is_known check ((ended_at is not null) = (state in ('done', 'dead', 'canceled')))
);
comment on table app.jobs is
  'Deferred work. A row that is done or canceled is kept for a day, a dead one, which failed for good, for 90 days.';
comment on column app.jobs.due_at is
  'While waiting: when it may run. While running: when its worker''s lease ends and another one may take it.';
comment on column app.jobs.attempts is 'How often it began, the run under way included.';
comment on column app.jobs.lease is 'Proves whose run it is: a worker that lost its lease changes nothing anymore.';
comment on column app.jobs.dedupe_key is
  'At most one job of a kind waits with the same key, and at most one runs.';
create unique index jobs_waiting_key_idx on app.jobs (kind, dedupe_key) where state = 'waiting';
create index jobs_running_key_idx on app.jobs (kind, dedupe_key) where state = 'running';
create index jobs_due_idx on app.jobs (kind, due_at) where state in ('waiting', 'running');
create index jobs_ended_idx on app.jobs (ended_at) where ended_at is not null;
alter table app.jobs enable row level security;

create table app.periodic_jobs (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,62}$'),
  due_at timestamptz not null,
  lease uuid,
  lease_until timestamptz,
  last_ended_at timestamptz,
  last_error text,
  check ((lease is null) = (lease_until is null))
);
comment on table app.periodic_jobs is
  'When each periodic job runs next, and which server has it just now. The embedded database has one server, which '
  'keeps what runs more often than hourly in memory.';
comment on column app.periodic_jobs.last_error is 'Of the latest run, null when it succeeded.';
alter table app.periodic_jobs enable row level security;
