-- requires: app.plain_text

-- Hazards: what people reported, how bad it is, who fixes it, and what happened since.

create table app.number_series (
  company_id uuid not null references public.companies (id),
  series text not null check (series ~ '^[a-z][a-z_]{0,39}$'),
  last_number integer not null check (last_number > 0),
  primary key (company_id, series)
);
comment on table app.number_series is
  'The last number of each kind of record in a company; app.next_number hands out the next one.';
alter table app.number_series enable row level security;

create table public.risk_matrices (
  company_id uuid not null references public.companies (id),
  revision integer not null check (revision > 0),
  moderate_from smallint not null default 5,
  high_from smallint not null default 9,
  stop_work_from smallint not null default 16,
  low_days smallint not null default 30 check (low_days between 0 and 365),
  moderate_days smallint not null default 14 check (moderate_days between 0 and 365),
  high_days smallint not null default 3 check (high_days between 0 and 365),
  stop_work_days smallint not null default 1 check (stop_work_days between 0 and 365),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  primary key (company_id, revision),
  check (moderate_from between 2 and 25 and high_from between 2 and 25 and stop_work_from between 2 and 25),
  check (moderate_from < high_from and high_from < stop_work_from),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.risk_matrices is
  'A company''s bands of risk and default due dates, one row for each revision. A hazard keeps the one it was rated '
  'by.';
create index risk_matrices_changed_by_idx on public.risk_matrices (company_id, changed_by)
  where changed_by is not null;
alter table public.risk_matrices enable row level security;
insert into public.risk_matrices (company_id, revision) select c.id, 1 from public.companies c;

create table public.hazards (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  number integer not null check (number > 0),
  is_anonymous boolean not null,
  what text not null check (length(what) between 1 and 4000),
  place text check (length(place) between 1 and 500),
  immediate_action text check (length(immediate_action) between 1 and 2000),
  energy text check (energy in (
    'gravity', 'motion', 'mechanical', 'electrical', 'pressure', 'temperature', 'chemical', 'biological', 'radiation',
    'sound'
  )),
  project_id uuid,
  lat float8 check (lat between -90 and 90),
  lng float8 check (lng between -180 and 180),
  accuracy_m integer check (accuracy_m between 0 and 100000),
  severity smallint not null check (severity between 1 and 5),
  likelihood smallint not null check (likelihood between 1 and 5),
  score smallint not null generated always as (severity * likelihood) stored,
  band text not null check (band in ('low', 'moderate', 'high', 'stop_work')),
  matrix_revision integer not null,
  state text not null default 'open'
    check (state in ('open', 'assigned', 'in_progress', 'resolved', 'verified', 'reopened')),
  due_on date not null,
  reported_at timestamptz not null,
  received_at timestamptz not null,
  triaged_at timestamptz,
  assignee_person_id uuid,
  resolved_at timestamptz,
  resolved_by uuid,
  verified_at timestamptz,
  verified_by uuid,
  verified_by_resolver boolean not null default false,
  residual_severity smallint check (residual_severity between 1 and 5),
  residual_likelihood smallint check (residual_likelihood between 1 and 5),
  merged_into_id uuid,
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 10),
  report_hash bytea not null,
  search_text text not null generated always as (
    app.plain_text(number::text || ' ' || what || ' ' || coalesce(place, ''))
  ) stored,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, number),
  check ((lat is null) = (lng is null)),
  check ((residual_severity is null) = (residual_likelihood is null)),
  check (state not in ('assigned', 'in_progress') or assignee_person_id is not null),
  check ((state in ('resolved', 'verified')) = (resolved_at is not null and resolved_by is not null)),
  check ((state = 'verified') = (verified_at is not null and verified_by is not null)),
  check (not verified_by_resolver or verified_by = resolved_by),
  check (verified_by is null or verified_by_resolver or verified_by <> resolved_by),
  constraint hazards_hides_time check (
    not is_anonymous or (reported_at = date_trunc('hour', reported_at, 'UTC')
      and received_at = date_trunc('hour', received_at, 'UTC'))
  ),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, matrix_revision) references public.risk_matrices (company_id, revision),
  foreign key (company_id, assignee_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, resolved_by) references public.profiles (company_id, person_id),
  foreign key (company_id, verified_by) references public.profiles (company_id, person_id),
  foreign key (company_id, merged_into_id) references public.hazards (company_id, id)
);
comment on table public.hazards is
  'Hazard reports. No column says who reported: hazard_reporters does, and has no row for an anonymous report.';
comment on column public.hazards.id is 'Made by the device that reported it.';
comment on column public.hazards.band is 'By the matrix of matrix_revision when the risk was last rated.';
comment on column public.hazards.reported_at is
  'When the person reported it, by their device. Of an anonymous report the hour only.';
comment on column public.hazards.verified_by_resolver is
  'A company''s only admin has verified what they resolved themselves.';
comment on column public.hazards.photo_ids is 'The photos of the report, whether or not they have arrived.';
create index hazards_project_idx on public.hazards (company_id, project_id) where project_id is not null;
create index hazards_matrix_idx on public.hazards (company_id, matrix_revision);
create index hazards_assignee_idx on public.hazards (company_id, assignee_person_id)
  where assignee_person_id is not null;
create index hazards_resolved_by_idx on public.hazards (company_id, resolved_by) where resolved_by is not null;
create index hazards_verified_by_idx on public.hazards (company_id, verified_by) where verified_by is not null;
create index hazards_merged_into_idx on public.hazards (company_id, merged_into_id) where merged_into_id is not null;
create index hazards_reported_idx on public.hazards (company_id, reported_at);
create index hazards_due_idx on public.hazards (company_id, due_on, number)
  where state not in ('resolved', 'verified') and merged_into_id is null;
alter table public.hazards enable row level security;

create table public.hazard_reporters (
  company_id uuid not null,
  hazard_id uuid not null,
  person_id uuid not null,
  primary key (company_id, hazard_id),
  foreign key (company_id, hazard_id) references public.hazards (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.hazard_reporters is 'Who reported a hazard under their name.';
create index hazard_reporters_person_idx on public.hazard_reporters (company_id, person_id);
alter table public.hazard_reporters enable row level security;

create table public.hazard_events (
  company_id uuid not null,
  hazard_id uuid not null,
  sequence integer not null check (sequence > 0),
  id uuid not null,
  kind text not null check (kind in (
    'reported', 'triage', 'assign', 'start', 'resolve', 'verify', 'reopen', 'merged', 'merged_in', 'action_added',
    'action_changed', 'action_done', 'action_canceled', 'action_reopened'
  )),
  at timestamptz not null,
  actor_person_id uuid,
  comment text check (length(comment) between 1 and 2000),
  facts jsonb not null default '{}',
  request_hash bytea not null,
  primary key (company_id, hazard_id, sequence),
  unique (company_id, id),
  check ((kind = 'reported') = (actor_person_id is null)),
  foreign key (company_id, hazard_id) references public.hazards (company_id, id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table public.hazard_events is 'What happened to a hazard, in order. Append-only.';
comment on column public.hazard_events.id is
  'The id that the device gave the change: the same change sent again is recognized by it.';
comment on column public.hazard_events.actor_person_id is 'Null for the report itself; hazard_reporters says who.';
create index hazard_events_actor_idx on public.hazard_events (company_id, actor_person_id)
  where actor_person_id is not null;
alter table public.hazard_events enable row level security;

create table public.corrective_actions (
  company_id uuid not null,
  id uuid not null,
  hazard_id uuid not null,
  what text not null check (length(what) between 1 and 1000),
  assignee_person_id uuid not null,
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'done', 'canceled')),
  settled_at timestamptz,
  settled_by uuid,
  note text check (length(note) between 1 and 2000),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((state = 'open') = (settled_at is null and settled_by is null)),
  foreign key (company_id, hazard_id) references public.hazards (company_id, id),
  foreign key (company_id, assignee_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, settled_by) references public.profiles (company_id, person_id)
);
comment on table public.corrective_actions is
  'What someone has to do about a hazard by a day. The hazard cannot be closed while one is open.';
create index corrective_actions_hazard_idx on public.corrective_actions (company_id, hazard_id);
create index corrective_actions_assignee_idx on public.corrective_actions (company_id, assignee_person_id);
create index corrective_actions_settled_by_idx on public.corrective_actions (company_id, settled_by)
  where settled_by is not null;
alter table public.corrective_actions enable row level security;
