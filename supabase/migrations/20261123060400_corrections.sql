-- Corrections of time: the ledger keeps every punch, and a correction withdraws some and states others.

alter table public.punches drop constraint punches_source_check;
alter table public.punches add constraint punches_source_check
  check (source in ('device', 'crew', 'kiosk', 'decision', 'correction')) not valid;
alter table public.punches validate constraint punches_source_check;
comment on column public.punches.source is
  'device: by the person. crew: by a supervisor or admin. kiosk: by a tablet with the person''s PIN. decision: by '
  'decide_item. correction: stated by a correction.';

alter table public.decision_items drop constraint decision_items_kind_check;
alter table public.decision_items add constraint decision_items_kind_check check (kind in (
  'revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time', 'overlap', 'missing_in',
  'estimated_close', 'pin_unproven', 'disputed', 'locked_period'
)) not valid;
alter table public.decision_items validate constraint decision_items_kind_check;

create table public.time_corrections (
  id uuid not null,
  company_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('change', 'add', 'remove', 'job', 'break')),
  entry_id uuid,
  before jsonb,
  after jsonb,
  reason text not null check (length(trim(reason)) between 1 and 500),
  state text not null check (state in ('asked', 'applied', 'declined', 'withdrawn')),
  is_locked boolean not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  comment text check (length(comment) <= 1000),
  disputed_at timestamptz,
  dispute text check (length(dispute) <= 500),
  check ((kind = 'add') = (entry_id is null)),
  check ((kind = 'remove') = (after is null)),
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, entry_id) references public.time_entries (company_id, id),
  foreign key (company_id, asked_by) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id)
);
comment on table public.time_corrections is
  'What should be different about a person''s time: what it was, what it should be, why, who asked and who decided.';
comment on column public.time_corrections.is_locked is 'It touches a locked timesheet: an admin decides.';
comment on column public.time_corrections.disputed_at is
  'When the person said that a correction that someone else made is not right.';
create index time_corrections_person_idx on public.time_corrections (company_id, person_id, asked_at);
create index time_corrections_open_idx on public.time_corrections (company_id, state) where state = 'asked';
create index time_corrections_entry_idx on public.time_corrections (company_id, entry_id) where entry_id is not null;
create index time_corrections_asked_by_idx on public.time_corrections (company_id, asked_by);
create index time_corrections_decided_by_idx on public.time_corrections (company_id, decided_by)
  where decided_by is not null;
alter table public.time_corrections enable row level security;

create table public.punch_withdrawals (
  company_id uuid not null,
  punch_id uuid not null,
  correction_id uuid not null,
  withdrawn_at timestamptz not null default now(),
  primary key (company_id, punch_id),
  foreign key (company_id, punch_id) references public.punches (company_id, id),
  foreign key (company_id, correction_id) references public.time_corrections (company_id, id)
);
comment on table public.punch_withdrawals is
  'Punches that a correction has withdrawn: the fold leaves them out. Append-only, part of the ledger.';
create index punch_withdrawals_correction_idx on public.punch_withdrawals (company_id, correction_id);
alter table public.punch_withdrawals enable row level security;
