-- Certified payroll (WH-347): what a contract says of a project, and what an admin types of a person's week.

create table public.project_contracts (
  company_id uuid not null,
  project_id uuid not null,
  contract_number text check (length(trim(contract_number)) between 1 and 100),
  prime_contractor text check (length(trim(prime_contractor)) between 1 and 200),
  location text check (length(trim(location)) between 1 and 300),
  wage_determination text check (length(trim(wage_determination)) between 1 and 100),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.project_contracts is 'What a certified payroll says of a project''s contract.';
create index project_contracts_changed_by_idx on public.project_contracts (company_id, changed_by)
  where changed_by is not null;
alter table public.project_contracts enable row level security;

create table public.certified_pay (
  company_id uuid not null,
  person_id uuid not null,
  week_from date not null,
  is_apprentice boolean,
  fringe_credit integer check (fringe_credit >= 0),
  tax_cents bigint check (tax_cents >= 0),
  fica_cents bigint check (fica_cents >= 0),
  other_cents bigint check (other_cents >= 0),
  net_cents bigint check (net_cents >= 0),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (company_id, person_id, week_from),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.certified_pay is
  'Deductions and net pay of a person''s workweek, typed by an admin for certified payrolls. Money: readable by '
  'logged functions only.';
comment on column public.certified_pay.is_apprentice is 'Registered apprentice, or journeyworker; null: not said yet.';
comment on column public.certified_pay.fringe_credit is
  'Paid into benefit plans, in ten-thousandths of the currency''s unit an hour.';
create index certified_pay_changed_by_idx on public.certified_pay (company_id, changed_by)
  where changed_by is not null;
alter table public.certified_pay enable row level security;

create index locked_pay_lines_project_idx on public.locked_pay_lines (company_id, project_id, week_from)
  where project_id is not null;
