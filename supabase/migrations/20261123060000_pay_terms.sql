-- What a person is paid by, what some work pays, and where a company's days begin: each with its effective date.

create table public.company_zones (
  company_id uuid not null references public.companies (id),
  valid_from date not null,
  time_zone text not null,
  primary key (company_id, valid_from)
);
comment on table public.company_zones is
  'The zone in which a company''s workdays run, from a date until the next one. Moving a company moves no past hours.';
alter table public.company_zones enable row level security;

insert into public.company_zones (company_id, valid_from, time_zone)
select s.company_id, date '2000-01-01', s.time_zone from public.company_settings s;

create table public.pay_terms (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  valid_from date not null,
  kind text not null check (kind in ('hourly', 'salaried_nonexempt', 'exempt', 'contractor')),
  classification text check (length(trim(classification)) between 1 and 100),
  overtime jsonb,
  breaks jsonb,
  time_zone text,
  salary jsonb,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  unique (company_id, person_id, valid_from),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.pay_terms is
  'What a person is paid by, from a date until the next one. Without a row: by the hour, by the company''s rules.';
comment on column public.pay_terms.overtime is
  'The person''s own rule set, {"set"} with "workday_starts_at" or a custom rule; null: the company''s.';
comment on column public.pay_terms.breaks is 'As overtime.';
comment on column public.pay_terms.time_zone is 'Null: the company''s.';
comment on column public.pay_terms.salary is
  '{"amount_cents", "per", "hours_per_week", "currency"}; null for hourly pay.';
create index pay_terms_changed_by_idx on public.pay_terms (company_id, changed_by) where changed_by is not null;
alter table public.pay_terms enable row level security;

create table public.job_rates (
  id uuid primary key,
  company_id uuid not null references public.companies (id),
  person_id uuid,
  project_id uuid,
  cost_code_id uuid,
  classification text check (length(trim(classification)) between 1 and 100),
  rate integer not null check (rate > 0),
  fringe integer not null default 0 check (fringe >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  mode text not null check (mode in ('replaces', 'at_least')),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  set_at timestamptz not null default now(),
  set_by uuid,
  removed_at timestamptz,
  removed_by uuid,
  check (num_nonnulls(person_id, project_id, cost_code_id, classification) > 0),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, set_by) references public.profiles (company_id, person_id),
  foreign key (company_id, removed_by) references public.profiles (company_id, person_id),
  constraint job_rates_one_at_a_time exclude using gist (
    company_id with =,
    coalesce(person_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(project_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(cost_code_id, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(classification, '') with =,
    daterange(valid_from, valid_to) with &&
  ) where (removed_at is null)
);
comment on table public.job_rates is
  'Pay for some work instead of the base rate or as its minimum; the most specific one wins. A rate is never '
  'changed, only ended or removed, so the table is its own history.';
comment on column public.job_rates.rate is 'Ten-thousandths of the currency''s unit an hour; fringe as well.';
create index job_rates_company_idx on public.job_rates (company_id, valid_from);
create index job_rates_person_idx on public.job_rates (company_id, person_id) where person_id is not null;
create index job_rates_project_idx on public.job_rates (company_id, project_id) where project_id is not null;
create index job_rates_cost_code_idx on public.job_rates (company_id, cost_code_id) where cost_code_id is not null;
create index job_rates_set_by_idx on public.job_rates (company_id, set_by) where set_by is not null;
create index job_rates_removed_by_idx on public.job_rates (company_id, removed_by) where removed_by is not null;
alter table public.job_rates enable row level security;

create table public.job_rate_reads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  reader_person_id uuid not null,
  read_at timestamptz not null default now(),
  foreign key (company_id, reader_person_id) references public.profiles (company_id, person_id)
);
comment on table public.job_rate_reads is 'Who looked at the job rates and when. Append-only.';
create index job_rate_reads_reader_idx on public.job_rate_reads (company_id, reader_person_id);
alter table public.job_rate_reads enable row level security;
