-- Daily logs: what happened on a project on a day. What the system knows is read from its own records; only what
-- people typed, changed or signed is stored here.

create table public.daily_logs (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  project_id uuid not null,
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'returned')),
  decided_at timestamptz,
  decided_by uuid,
  decision_comment text check (length(decision_comment) between 1 and 2000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, project_id, day),
  check ((decided_at is null) = (decided_by is null)),
  check (state not in ('approved', 'returned') or decided_at is not null),
  check (state <> 'returned' or decision_comment is not null),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id)
);
comment on table public.daily_logs is
  'One log for a project and a day. Made by the first change or signature: a day without a row has a log too.';
comment on column public.daily_logs.id is
  'Made by the device that changed it first. Another device’s id for the same project and day ends here.';
create index daily_logs_day_idx on public.daily_logs (company_id, day desc, id);
create index daily_logs_submitted_idx on public.daily_logs (company_id, day, id) where state = 'submitted';
create index daily_logs_decided_by_idx on public.daily_logs (company_id, decided_by) where decided_by is not null;
alter table public.daily_logs enable row level security;

create table public.daily_log_lines (
  company_id uuid not null,
  log_id uuid not null,
  id text not null check (id ~ '^[0-9a-z:-]{1,100}$'),
  kind text not null check (kind in (
    'manpower', 'visitor', 'delivery', 'equipment', 'work', 'quantity', 'delay', 'safety', 'weather', 'note'
  )),
  data jsonb check (octet_length(data::text) <= 20000),
  source jsonb check (octet_length(source::text) <= 20000),
  is_private boolean not null default false,
  is_addendum boolean not null default false,
  revision uuid not null,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (company_id, log_id, id),
  check (not is_private or kind = 'note'),
  foreign key (company_id, log_id) references public.daily_logs (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.daily_log_lines is
  'What people typed into a log, and their changes of what the log says of its own.';
comment on column public.daily_log_lines.id is
  'A UUID made by the device; of a changed line the name of what it comes from, such as crew:<id>:<cost code>.';
comment on column public.daily_log_lines.data is 'Null: removed, or back to what the source says.';
comment on column public.daily_log_lines.source is
  'What the source said when the line was changed. Where it says something else now, both are shown.';
comment on column public.daily_log_lines.revision is
  'The id of the change that made it so. A change over another revision is refused.';
comment on column public.daily_log_lines.person_id is 'Who changed it last.';
create index daily_log_lines_person_idx on public.daily_log_lines (company_id, person_id);
alter table public.daily_log_lines enable row level security;

create table public.daily_log_signatures (
  company_id uuid not null,
  id uuid not null,
  log_id uuid not null,
  person_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  drawing jsonb not null,
  document jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  signed_at timestamptz not null,
  received_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text check (void_reason in ('edited', 'returned')),
  primary key (company_id, id),
  check ((voided_at is null) = (void_reason is null)),
  foreign key (company_id, log_id) references public.daily_logs (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.daily_log_signatures is
  'Who signed a log, and all that its lines said then, also those that no one typed. Private notes are not in it.';
create unique index daily_log_signatures_valid_idx on public.daily_log_signatures (company_id, log_id)
  where voided_at is null;
create index daily_log_signatures_log_idx on public.daily_log_signatures (company_id, log_id);
create index daily_log_signatures_person_idx on public.daily_log_signatures (company_id, person_id);
alter table public.daily_log_signatures enable row level security;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('daily_log', 'app.may_read_daily_log', 'app.may_read_daily_log', 'app.may_read_daily_log',
    'app.daily_log_readers');
