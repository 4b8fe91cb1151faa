-- Timesheets: one a person and pay period, who signed and approved what, and what is frozen when it is locked.

create table public.timesheets (
  company_id uuid not null,
  person_id uuid not null,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  state text not null default 'open' check (state in ('open', 'signed', 'approved', 'returned', 'locked')),
  version integer not null default 1,
  flags text[] not null default '{}',
  content_hash text,
  comment text check (length(comment) <= 1000),
  signed_at timestamptz,
  approved_at timestamptz,
  approved_by uuid,
  locked_at timestamptz,
  locked_by uuid,
  snapshot jsonb,
  updated_at timestamptz not null default now(),
  check ((state = 'locked') = (snapshot is not null)),
  check ((state = 'locked') = (locked_at is not null)),
  primary key (company_id, person_id, period_from),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, approved_by) references public.profiles (company_id, person_id),
  foreign key (company_id, locked_by) references public.profiles (company_id, person_id)
);
comment on table public.timesheets is
  'The state of a person''s timesheet of a pay period; no row: open. Changed by functions with a verdict only.';
comment on column public.timesheets.content_hash is 'Of the hours that were signed or approved; SHA-256, hexadecimal.';
comment on column public.timesheets.flags is
  'not_signed: approved without a signature. own_approval: by the only admin, about themselves. changed: its hours '
  'changed after it was signed.';
comment on column public.timesheets.snapshot is 'The days as they were when it was locked. Hours only.';
create index timesheets_period_idx on public.timesheets (company_id, period_from, state);
create index timesheets_locked_idx on public.timesheets (company_id, person_id, period_to) where state = 'locked';
create index timesheets_locked_to_idx on public.timesheets (company_id, period_to) where state = 'locked';
create index timesheets_approved_by_idx on public.timesheets (company_id, approved_by) where approved_by is not null;
create index timesheets_locked_by_idx on public.timesheets (company_id, locked_by) where locked_by is not null;
alter table public.timesheets enable row level security;

create table public.timesheet_signatures (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  period_from date not null,
  name text not null check (length(trim(name)) between 1 and 200),
  method text not null check (method in ('login', 'witness', 'kiosk')),
  witness_person_id uuid,
  kiosk_id uuid,
  signed_at timestamptz not null default now(),
  content_hash text not null,
  wording text not null check (length(wording) between 1 and 40),
  drawing jsonb check (octet_length(drawing::text) <= 200000),
  voided_at timestamptz,
  void_reason text check (void_reason in ('changed', 'returned')),
  check ((method = 'witness') = (witness_person_id is not null)),
  check ((voided_at is null) = (void_reason is null)),
  foreign key (company_id, person_id, period_from) references public.timesheets (company_id, person_id, period_from),
  foreign key (company_id, witness_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.timesheet_signatures is
  'Who confirmed which hours, under which words. A signature is never removed; it is void once its days change or the '
  'sheet is returned.';
comment on column public.timesheet_signatures.method is
  'login: the person. witness: a person without a login, by finger on the phone of who leads them. kiosk: by PIN.';
create index timesheet_signatures_sheet_idx
  on public.timesheet_signatures (company_id, person_id, period_from);
create unique index timesheet_signatures_valid_idx
  on public.timesheet_signatures (company_id, person_id, period_from) where voided_at is null;
create index timesheet_signatures_witness_idx
  on public.timesheet_signatures (company_id, witness_person_id) where witness_person_id is not null;
create index timesheet_signatures_kiosk_idx
  on public.timesheet_signatures (company_id, kiosk_id) where kiosk_id is not null;
alter table public.timesheet_signatures enable row level security;

create table public.timesheet_events (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  person_id uuid not null,
  period_from date not null,
  kind text not null check (kind in ('signed', 'approved', 'returned', 'locked', 'unlocked', 'reopened')),
  happened_at timestamptz not null default now(),
  actor_person_id uuid,
  reason text check (length(reason) <= 1000),
  detail jsonb not null default '{}',
  foreign key (company_id, person_id, period_from) references public.timesheets (company_id, person_id, period_from),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table public.timesheet_events is
  'Everything that happened to a timesheet: who, when, what, why. Append-only.';
comment on column public.timesheet_events.detail is 'Of an unlocked sheet what was frozen; of others their flags.';
create index timesheet_events_sheet_idx on public.timesheet_events (company_id, person_id, period_from);
create index timesheet_events_actor_idx on public.timesheet_events (company_id, actor_person_id)
  where actor_person_id is not null;
alter table public.timesheet_events enable row level security;

create table app.locked_minutes (
  company_id uuid not null,
  person_id uuid not null,
  period_from date not null,
  date date not null,
  project_id uuid,
  cost_code_id uuid,
  class text not null,
  minutes integer not null,
  foreign key (company_id, person_id, period_from) references public.timesheets (company_id, person_id, period_from)
);
comment on table app.locked_minutes is
  'What locked timesheets hold, by the day that it is about: the sheet''s own days and adjustments of earlier ones.';
create index locked_minutes_sheet_idx on app.locked_minutes (company_id, person_id, period_from);
create index locked_minutes_date_idx on app.locked_minutes (company_id, person_id, date);
alter table app.locked_minutes enable row level security;

create table public.time_adjustments (
  company_id uuid not null,
  person_id uuid not null,
  date date not null,
  project_id uuid,
  cost_code_id uuid,
  class text not null check (class in ('regular', 'overtime', 'double', 'meal_premium', 'rest_premium')),
  minutes integer not null check (minutes <> 0),
  open_from date not null,
  noticed_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.time_adjustments is
  'Open differences between what the pay engine says of a locked day and what locked sheets hold of it. Paid with the '
  'first open period.';
comment on column public.time_adjustments.open_from is 'A day of the period that pays it.';
create index time_adjustments_person_idx on public.time_adjustments (company_id, person_id, date);
create index time_adjustments_open_idx on public.time_adjustments (company_id, person_id, open_from);
alter table public.time_adjustments enable row level security;

create table public.locked_pay_lines (
  company_id uuid not null,
  person_id uuid not null,
  sheet_from date not null,
  period_from date not null,
  week_from date not null,
  earning text not null,
  project_id uuid,
  cost_code_id uuid,
  classification text,
  time_off_kind text,
  rate integer,
  percent smallint not null,
  minutes integer not null,
  amount_cents bigint,
  currency text,
  is_split_week boolean not null,
  foreign key (company_id, person_id, sheet_from) references public.timesheets (company_id, person_id, period_from)
);
comment on table public.locked_pay_lines is
  'Lines of pay as they were when their timesheet was locked. Of an earlier period_from: an adjustment. Money: '
  'readable by logged functions only.';
create index locked_pay_lines_sheet_idx on public.locked_pay_lines (company_id, person_id, sheet_from);
create index locked_pay_lines_period_idx on public.locked_pay_lines (company_id, person_id, period_from);
alter table public.locked_pay_lines enable row level security;
