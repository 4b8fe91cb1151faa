-- requires: app.audit_words, app.plain_words, app.keep_partitions, app.keep_monthly_partitions

-- Who changed what that matters, a partition a month, and the chains of hashes that seal it. The ledger
-- and the history of entries are records of their own and are not doubled here.

create table public.audit_events (
  id uuid not null default gen_random_uuid(),
  company_id uuid,
  recorded_at timestamptz not null default now(),
  recorded_by xid8,
  actor_user_id uuid,
  actor_person_id uuid,
  actor_hidden boolean not null default false,
  action text not null check (action in ('insert', 'update', 'delete', 'export')),
  subject text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  person_id uuid,
  primary key (recorded_at, id),
  check (not actor_hidden or (actor_user_id is null and actor_person_id is null and recorded_by is null)),
  constraint audit_events_hides_person check (not actor_hidden or person_id is null)
) partition by range (recorded_at);
comment on table public.audit_events is 'Changes to what rights, money and places depend on. Append-only.';
comment on column public.audit_events.recorded_by is
  'The transaction, by which a sealing job takes whole committed ones.';
comment on column public.audit_events.actor_hidden is
  'The row promised its author to stay unknown: no actor, no transaction, the time cut to the hour.';
comment on column public.audit_events.before is 'The columns that changed, as they were; all of a deleted row.';
comment on column public.audit_events.after is 'The columns that changed, as they are; all of a new row.';
comment on column public.audit_events.person_id is
  'The person whom the changed row belongs to; an update names only what changed, so this says about whom. Null '
  'where the author stays unknown.';
create index audit_events_company_idx on public.audit_events (company_id, recorded_at, id);
create index audit_events_actor_idx on public.audit_events (company_id, actor_person_id, recorded_at, id)
  where actor_person_id is not null;
create index audit_events_person_idx on public.audit_events (company_id, person_id, recorded_at, id)
  where person_id is not null;
create index audit_events_subject_idx on public.audit_events (company_id, subject, recorded_at, id);
create index audit_events_record_idx on public.audit_events (company_id, subject_id, recorded_at, id);
create index audit_events_rare_action_idx on public.audit_events (company_id, action, recorded_at, id)
  where action in ('delete', 'export');
create index audit_events_words_idx on public.audit_events using gin (app.audit_words(before, after));
alter table public.audit_events enable row level security;

create table app.audit_events_unplaced partition of public.audit_events default;
alter table app.audit_events_unplaced enable row level security;

-- Chains of hashes, one for each company, over what was committed: `muster audit verify` finds a row that
-- was changed, removed or slipped in behind the rules' back.
create table app.audit_unsealed (
  recorded_at timestamptz not null,
  id uuid not null,
  company_id uuid,
  primary key (recorded_at, id)
);
comment on table app.audit_unsealed is 'Rows of the audit that no seal covers yet.';
alter table app.audit_unsealed enable row level security;

create table app.audit_seals (
  company_id uuid,
  sequence bigint not null check (sequence > 0),
  sealed_at timestamptz not null default now(),
  row_times timestamptz[] not null,
  row_ids uuid[] not null,
  row_hashes bytea[] not null,
  previous_hash bytea not null,
  hash bytea not null,
  unique nulls not distinct (company_id, sequence),
  check (cardinality(row_times) = cardinality(row_ids) and cardinality(row_hashes) = cardinality(row_ids))
);
comment on table app.audit_seals is
  'One batch of a company''s audit each (null: rows of no company), in the order in which they were sealed. hash '
  'covers the batch and the seal before it.';
alter table app.audit_seals enable row level security;

-- The partitions of this month and the next three; the server keeps adding to them.
select app.keep_partitions();
