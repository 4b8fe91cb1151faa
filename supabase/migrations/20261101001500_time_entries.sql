-- The projection of the ledger: entries, their breaks, what happened to them, and who is on the clock
-- now. Only app.project_ledger writes here.

create table public.time_entries (
  id uuid not null,
  company_id uuid not null,
  person_id uuid not null,
  project_id uuid,
  cost_code_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  zone text not null,
  state text not null check (state in ('open', 'closed', 'needs_decision', 'void')),
  flags text[] not null default '{}',
  note text,
  end_punch_id uuid,
  device_started_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check (state <> 'open' or ended_at is null),
  check (state <> 'closed' or ended_at is not null),
  primary key (company_id, id),
  foreign key (company_id, id) references public.punches (company_id, id),
  foreign key (company_id, end_punch_id) references public.punches (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  constraint time_entries_no_overlap
    exclude using gist (person_id with =, tstzrange(started_at, ended_at) with &&)
    where (state in ('open', 'closed'))
    deferrable initially immediate
);
comment on table public.time_entries is
  'Work from one instant to another on one project and cost code; the id is the starting punch''s.';
comment on column public.time_entries.state is
  'open and closed are settled and count; needs_decision waits and blocks nothing; void no longer follows from the '
  'ledger.';
comment on constraint time_entries_no_overlap on public.time_entries is
  'Settled work never overlaps; touching ends are fine. Deferrable so that it is judged after a whole rebuild.';
create index time_entries_person_idx on public.time_entries (company_id, person_id, started_at);
create index time_entries_open_idx on public.time_entries (company_id, person_id) where state = 'open';
create index time_entries_waiting_idx on public.time_entries (company_id, person_id) where state = 'needs_decision';
create index time_entries_started_idx on public.time_entries (company_id, started_at);
create index time_entries_project_idx on public.time_entries (company_id, project_id) where project_id is not null;
create index time_entries_cost_code_idx on public.time_entries (company_id, cost_code_id)
  where cost_code_id is not null;
create index time_entries_end_punch_idx on public.time_entries (company_id, end_punch_id)
  where end_punch_id is not null;
alter table public.time_entries enable row level security;

create table public.time_breaks (
  id uuid not null,
  company_id uuid not null,
  entry_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('meal', 'rest')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  primary key (company_id, id),
  foreign key (company_id, id) references public.punches (company_id, id),
  foreign key (company_id, entry_id) references public.time_entries (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.time_breaks is 'Breaks within an entry; the id is the starting punch''s.';
create index time_breaks_entry_idx on public.time_breaks (company_id, entry_id);
create index time_breaks_person_idx on public.time_breaks (company_id, person_id);
alter table public.time_breaks enable row level security;

create table public.time_entry_events (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  entry_id uuid not null,
  person_id uuid not null,
  happened_at timestamptz not null default now(),
  kind text not null check (kind in ('opened', 'closed', 'changed', 'set_aside', 'voided')),
  actor_person_id uuid,
  kiosk_id uuid,
  reason text,
  before jsonb,
  after jsonb not null,
  foreign key (company_id, entry_id) references public.time_entries (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.time_entry_events is 'Everything that happened to an entry: who, when, what, why.';
create index time_entry_events_entry_idx on public.time_entry_events (company_id, entry_id);
create index time_entry_events_person_idx on public.time_entry_events (company_id, person_id);
create index time_entry_events_actor_idx on public.time_entry_events (company_id, actor_person_id)
  where actor_person_id is not null;
create index time_entry_events_kiosk_idx on public.time_entry_events (company_id, kiosk_id) where kiosk_id is not null;
alter table public.time_entry_events enable row level security;

create table public.clock_states (
  company_id uuid not null,
  person_id uuid not null,
  entry_id uuid,
  break_id uuid,
  changed_at timestamptz not null default now(),
  changed_by xid8 not null default pg_current_xact_id(),
  moved_by xid8,
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, entry_id) references public.time_entries (company_id, id)
);
comment on table public.clock_states is
  'Who is on the clock and on which entry; the cursor of live_board runs over it.';
comment on column public.clock_states.changed_by is 'The transaction that last touched the person''s time.';
create index clock_states_changed_idx on public.clock_states (company_id, changed_by);
create index clock_states_entry_idx on public.clock_states (company_id, entry_id) where entry_id is not null;
comment on column public.clock_states.moved_by is
  'The transaction that last changed who sees whom by this person: a role or a place in a crew that ended, or a '
  'lead that began.';
create index clock_states_moved_idx on public.clock_states (company_id, moved_by) where moved_by is not null;
alter table public.clock_states enable row level security;
