create table app.operator_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('backup', 'drill')),
  ended_at timestamptz not null default now(),
  is_ok boolean not null,
  -- Of a drill: when its backup was made.
  backup_at timestamptz check ((backup_at is not null) = (kind = 'drill')),
  findings text[] not null default '{}'
);
comment on table app.operator_runs is
  'Backups that the operator made and drills that restored one: what the console and muster doctor go by.';
create index operator_runs_kind_idx on app.operator_runs (kind, ended_at);
alter table app.operator_runs enable row level security;
