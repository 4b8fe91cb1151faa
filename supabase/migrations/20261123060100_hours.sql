-- Hours and pay as the pay engine calculates them, what is still to be calculated, and what people say of breaks.

create table app.hours_queue (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  person_id uuid not null,
  from_date date not null,
  to_date date not null,
  is_bulk boolean not null default false,
  due_at timestamptz not null default now()
);
comment on table app.hours_queue is
  'Whose workweeks are to be calculated again. Append-only for writers, so that no punch waits for a calculation.';
comment on column app.hours_queue.is_bulk is
  'One of many after a change of a rule: comes after what a person waits for.';
create index hours_queue_turn_idx on app.hours_queue (is_bulk, id);
create index hours_queue_person_idx on app.hours_queue (company_id, person_id);
alter table app.hours_queue enable row level security;

create table public.day_results (
  company_id uuid not null,
  person_id uuid not null,
  date date not null,
  week_from date not null,
  regular_minutes integer not null,
  overtime_minutes integer not null,
  double_minutes integer not null,
  meal_premium_minutes integer not null,
  rest_premium_minutes integer not null,
  deducted_minutes integer not null,
  is_open boolean not null,
  needs_review boolean not null,
  lines jsonb not null,
  ranges jsonb not null,
  breaks jsonb not null,
  exceptions jsonb not null,
  tzdata text not null,
  calculated_at timestamptz not null default now(),
  primary key (company_id, person_id, date, week_from),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.day_results is
  'What the pay engine says of a person''s days, written by the server''s run. A date has two rows where a shift goes '
  'on into the next workweek. Hours only: money is in pay_lines.';
comment on column public.day_results.lines is 'Minutes by project, cost code and class.';
comment on column public.day_results.ranges is 'Each range of minutes with its rule, limit, source and punch.';
create index day_results_date_idx on public.day_results (company_id, date);
create index day_results_week_idx on public.day_results (company_id, person_id, week_from);
alter table public.day_results enable row level security;

create table public.pay_lines (
  company_id uuid not null,
  person_id uuid not null,
  week_from date not null,
  position smallint not null,
  period_from date not null,
  period_to date not null,
  earning text not null check (earning in (
    'regular', 'overtime', 'double_time', 'meal_premium', 'rest_premium', 'fringe', 'salary', 'time_off'
  )),
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
  primary key (company_id, person_id, week_from, position),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.pay_lines is
  'Lines of pay by person and workweek as the pay engine calculates them now. Money: readable by logged functions '
  'only.';
comment on column public.pay_lines.amount_cents is 'Null: a rate is missing.';
create index pay_lines_period_idx on public.pay_lines (company_id, person_id, period_from);
alter table public.pay_lines enable row level security;

create table public.break_answers (
  id uuid not null,
  company_id uuid not null,
  person_id uuid not null,
  workday date not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  actor_person_id uuid,
  kiosk_id uuid,
  answered_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.break_answers is
  'What people say of the breaks of a workday: first_meal, second_meal, rest. Append-only; of each, the latest word '
  'counts. An answer never changes minutes.';
create index break_answers_workday_idx on public.break_answers (company_id, person_id, workday);
create index break_answers_actor_idx on public.break_answers (company_id, actor_person_id)
  where actor_person_id is not null;
create index break_answers_kiosk_idx on public.break_answers (company_id, kiosk_id) where kiosk_id is not null;
alter table public.break_answers enable row level security;
