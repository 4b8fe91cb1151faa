-- The schedule: who is planned to work where and when, and what people see of it.

create table public.shift_series (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  from_date date not null,
  until_date date not null,
  weekdays smallint[] not null check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  every_weeks smallint not null check (every_weeks between 1 and 8),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint shift_series_lasts check (until_date between from_date and from_date + 400)
);
comment on table public.shift_series is
  'The rule by which shifts were made that repeat. Each of them is a row of shifts.';
alter table public.shift_series enable row level security;

create table public.shifts (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid,
  crew_id uuid,
  project_id uuid,
  site_id uuid,
  cost_code_id uuid,
  starts_local timestamp not null,
  ends_local timestamp not null,
  zone text not null check (length(zone) <= 60),
  starts_second boolean not null default false,
  ends_second boolean not null default false,
  break_minutes integer not null default 0 check (break_minutes between 0 and 480),
  note text check (length(note) between 1 and 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  series_id uuid,
  is_exception boolean not null default false,
  removed_at timestamptz,
  override_reason text check (length(override_reason) between 1 and 500),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  check (ends_at - starts_at <= interval '48 hours'),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, crew_id) references public.crews (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, site_id) references public.project_sites (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, series_id) references public.shift_series (company_id, id),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.shifts is
  'Shifts as schedulers plan them, published or not. What people see is published_shifts, under the same id.';
comment on column public.shifts.person_id is 'Null: an open shift.';
comment on column public.shifts.starts_local is
  'On the wall clock of zone; starts_at and ends_at are derived from it by app.local_instant.';
comment on column public.shifts.starts_second is 'The wall time occurs twice, and the second one is meant.';
comment on column public.shifts.removed_at is 'Removed, but people still see it until the next publication.';
create index shifts_person_idx on public.shifts (company_id, person_id, starts_at) where person_id is not null;
create index shifts_starts_idx on public.shifts (company_id, starts_at);
create index shifts_crew_idx on public.shifts (company_id, crew_id) where crew_id is not null;
create index shifts_project_idx on public.shifts (company_id, project_id) where project_id is not null;
create index shifts_site_idx on public.shifts (company_id, site_id) where site_id is not null;
create index shifts_cost_code_idx on public.shifts (company_id, cost_code_id) where cost_code_id is not null;
create index shifts_series_idx on public.shifts (company_id, series_id) where series_id is not null;
create index shifts_changed_by_idx on public.shifts (company_id, changed_by) where changed_by is not null;
alter table public.shifts enable row level security;

create table public.published_shifts (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid,
  crew_id uuid,
  project_id uuid,
  site_id uuid,
  cost_code_id uuid,
  starts_local timestamp not null,
  ends_local timestamp not null,
  zone text not null,
  starts_second boolean not null,
  ends_second boolean not null,
  break_minutes integer not null,
  note text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  sequence integer not null default 1,
  published_at timestamptz not null default now(),
  changed text[] not null default '{}' check (changed <@ '{person,time,place,break,note}'),
  confirmed_at timestamptz,
  canceled_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, crew_id) references public.crews (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, site_id) references public.project_sites (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.published_shifts is 'Shifts as the people see them, canceled ones too.';
comment on column public.published_shifts.sequence is
  'Rises with whatever people are told of: publications, claims and swaps.';
comment on column public.published_shifts.changed is 'What the last publication changed; empty when it was new.';
create index published_shifts_person_idx on public.published_shifts (company_id, person_id, starts_at)
  where person_id is not null;
create index published_shifts_starts_idx on public.published_shifts (company_id, starts_at);
create index published_shifts_crew_idx on public.published_shifts (company_id, crew_id) where crew_id is not null;
create index published_shifts_project_idx on public.published_shifts (company_id, project_id)
  where project_id is not null;
create index published_shifts_site_idx on public.published_shifts (company_id, site_id) where site_id is not null;
create index published_shifts_cost_code_idx on public.published_shifts (company_id, cost_code_id)
  where cost_code_id is not null;
alter table public.published_shifts enable row level security;

create table public.shift_changes (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  actor_person_id uuid not null,
  made_at timestamptz not null default now(),
  request_hash bytea not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table public.shift_changes is
  'What schedulers changed, for a day, so that they can undo it: shifts by id before, versions by id after.';
create index shift_changes_actor_idx on public.shift_changes (company_id, actor_person_id);
create index shift_changes_made_idx on public.shift_changes (company_id, made_at);
alter table public.shift_changes enable row level security;

create table public.schedule_publications (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  actor_person_id uuid not null,
  published_at timestamptz not null default now(),
  request_hash bytea not null,
  override_reason text check (length(override_reason) between 1 and 500),
  added uuid[] not null default '{}',
  changed uuid[] not null default '{}',
  canceled uuid[] not null default '{}',
  people integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table public.schedule_publications is 'What was published when and by whom.';
create index schedule_publications_actor_idx on public.schedule_publications (company_id, actor_person_id);
create index schedule_publications_at_idx on public.schedule_publications (company_id, published_at);
alter table public.schedule_publications enable row level security;

create table public.schedule_templates (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  name text not null check (length(trim(name)) between 1 and 100),
  shifts jsonb not null check (jsonb_typeof(shifts) = 'array'),
  crew_id uuid,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, crew_id) references public.crews (company_id, id)
);
comment on table public.schedule_templates is
  'Weeks to plan by: shifts with their day counted from the first one of the week.';
create index schedule_templates_crew_idx on public.schedule_templates (company_id, crew_id) where crew_id is not null;
alter table public.schedule_templates enable row level security;

create table public.holidays (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  on_date date not null,
  name text not null check (length(trim(name)) between 1 and 100),
  primary key (company_id, id),
  constraint holidays_one_a_day unique (company_id, on_date)
);
comment on table public.holidays is 'Days on which a company warns about shifts.';
alter table public.holidays enable row level security;

create table public.project_demand (
  company_id uuid not null,
  project_id uuid not null,
  on_date date not null,
  people integer not null check (people between 1 and 1000),
  primary key (company_id, project_id, on_date),
  foreign key (company_id, project_id) references public.projects (company_id, id)
);
comment on table public.project_demand is 'How many people a project needs on a day.';
create index project_demand_date_idx on public.project_demand (company_id, on_date);
alter table public.project_demand enable row level security;

create table public.project_certificates (
  company_id uuid not null,
  project_id uuid not null,
  kind text not null check (length(trim(kind)) between 1 and 100),
  primary key (company_id, project_id, kind),
  foreign key (company_id, project_id) references public.projects (company_id, id)
);
comment on table public.project_certificates is 'Kinds of certificate that everyone on a project needs.';
alter table public.project_certificates enable row level security;

create table public.schedule_rules (
  company_id uuid primary key references public.companies (id),
  rest_minutes integer default 600 check (rest_minutes between 1 and 2880),
  notice_minutes integer check (notice_minutes between 1 and 43200),
  claims text not null default 'first_come' check (claims in ('first_come', 'approval')),
  swaps_need_approval boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table public.schedule_rules is 'What a company warns about and who approves; without a row, the defaults.';
comment on column public.schedule_rules.rest_minutes is 'Wanted between two shifts; null: no warning.';
comment on column public.schedule_rules.notice_minutes is 'Wanted before a shift starts; null: no warning.';
alter table public.schedule_rules enable row level security;

create type app.work_span as (starts bigint, ends bigint, workday bigint, block integer);
comment on type app.work_span is 'Minutes of work in a row, as app.work_spans cuts them.';
