-- What people ask about their schedule: other shifts, other times, and time off with what is left of it.

create table public.shift_requests (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  kind text not null check (kind in ('claim', 'swap', 'give_away')),
  state text not null check (state in ('offered', 'waiting', 'applied', 'declined', 'canceled', 'void')),
  shift_id uuid not null,
  sequence integer not null,
  person_id uuid not null,
  other_person_id uuid,
  other_shift_id uuid,
  other_sequence integer,
  reasons jsonb not null default '[]',
  request_hash bytea not null,
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  comment text check (length(comment) between 1 and 500),
  approved_by uuid[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((kind = 'swap') = (other_shift_id is not null)),
  check ((other_shift_id is null) = (other_sequence is null)),
  check (person_id <> other_person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, other_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id),
  foreign key (company_id, shift_id) references public.published_shifts (company_id, id),
  foreign key (company_id, other_shift_id) references public.published_shifts (company_id, id)
);
comment on table public.shift_requests is
  'Claims of open shifts, swaps, and shifts given away. The sequences are of what people saw: a request is void once '
  'a shift changes.';
comment on column public.shift_requests.approved_by is
  'Leads who have approved; one who leads each of the shifts is needed, or an admin.';
create index shift_requests_person_idx on public.shift_requests (company_id, person_id);
create index shift_requests_other_person_idx on public.shift_requests (company_id, other_person_id)
  where other_person_id is not null;
create index shift_requests_decided_by_idx on public.shift_requests (company_id, decided_by)
  where decided_by is not null;
create index shift_requests_shift_idx on public.shift_requests (company_id, shift_id);
create index shift_requests_other_shift_idx on public.shift_requests (company_id, other_shift_id)
  where other_shift_id is not null;
create index shift_requests_open_idx on public.shift_requests (company_id, state)
  where state in ('offered', 'waiting');
alter table public.shift_requests enable row level security;

create table public.availability (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('cannot', 'rather_not')),
  weekday smallint check (weekday between 1 and 7),
  from_date date,
  to_date date check (to_date >= from_date),
  from_time time,
  to_time time,
  note text check (length(note) between 1 and 300),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check (weekday is not null or (from_date is not null and to_date is not null)),
  check ((from_time is null) = (to_time is null)),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.availability is 'When people cannot or would rather not work, each week or on dates.';
create index availability_person_idx on public.availability (company_id, person_id);
alter table public.availability enable row level security;

create table public.time_off_kinds (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  name text not null check (length(trim(name)) between 1 and 60),
  is_paid boolean not null,
  accrual text not null check (accrual in ('none', 'period', 'hours')),
  period text check (period in ('month', 'year')),
  accrued_minutes integer check (accrued_minutes between 1 and 100000),
  per_worked_minutes integer check (per_worked_minutes between 1 and 1000000),
  cap_minutes integer check (cap_minutes between 1 and 1000000),
  carry_over_minutes integer check (carry_over_minutes between 0 and 1000000),
  day_minutes integer not null default 480 check (day_minutes between 1 and 1440),
  overdraft_minutes integer not null default 0 check (overdraft_minutes between 0 and 100000),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((accrual = 'period') = (period is not null)),
  check ((accrual = 'hours') = (per_worked_minutes is not null)),
  check ((accrual = 'none') = (accrued_minutes is null))
);
comment on table public.time_off_kinds is 'Kinds of time off, such as vacation, and how a balance of it grows.';
alter table public.time_off_kinds enable row level security;

create table public.time_off_requests (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  person_id uuid not null,
  kind_id uuid not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'canceled')),
  first_day date not null,
  last_day date not null check (last_day >= first_day and last_day <= first_day + 366),
  from_time time,
  to_time time,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  minutes integer not null check (minutes between 0 and 600000),
  note text check (length(note) between 1 and 500),
  request_hash bytea not null,
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  comment text check (length(comment) between 1 and 500),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((from_time is null) = (to_time is null)),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id),
  foreign key (company_id, kind_id) references public.time_off_kinds (company_id, id)
);
comment on table public.time_off_requests is 'Time off that people asked for, and what came of it.';
create index time_off_requests_person_idx on public.time_off_requests (company_id, person_id, starts_at);
create index time_off_requests_kind_idx on public.time_off_requests (company_id, kind_id);
create index time_off_requests_decided_by_idx on public.time_off_requests (company_id, decided_by)
  where decided_by is not null;
create index time_off_requests_waiting_idx on public.time_off_requests (company_id, first_day)
  where state = 'waiting';
alter table public.time_off_requests enable row level security;

create table public.time_off_ledger (
  company_id uuid not null references public.companies (id),
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  kind_id uuid not null,
  on_date date not null,
  minutes integer not null check (minutes <> 0),
  cause text not null check (cause in ('accrued', 'taken', 'returned', 'adjusted', 'expired')),
  source text not null check (length(source) between 1 and 100),
  request_id uuid,
  reason text check (length(reason) between 1 and 500),
  actor_person_id uuid,
  created_at timestamptz not null default now(),
  place bigint not null generated always as identity,
  primary key (company_id, id),
  constraint time_off_ledger_once unique (company_id, person_id, kind_id, source),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kind_id) references public.time_off_kinds (company_id, id),
  foreign key (company_id, request_id) references public.time_off_requests (company_id, id)
);
comment on table public.time_off_ledger is
  'Minutes that a balance of time off gained and lost; the balance is their sum. Append-only.';
comment on column public.time_off_ledger.source is 'What it comes from, once: such as the month that accrued.';
create index time_off_ledger_kind_idx on public.time_off_ledger (company_id, kind_id);
create index time_off_ledger_request_idx on public.time_off_ledger (company_id, request_id)
  where request_id is not null;
create index time_off_ledger_actor_idx on public.time_off_ledger (company_id, actor_person_id)
  where actor_person_id is not null;
alter table public.time_off_ledger enable row level security;
