-- What a project may cost, and what it has cost besides labor. Money is the admins': no row of these tables is granted
-- to anyone, functions answer.

create table public.project_budgets (
  company_id uuid not null,
  project_id uuid not null,
  activated_at timestamptz,
  activated_by uuid,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, activated_by) references public.profiles (company_id, person_id)
);
comment on table public.project_budgets is
  'A project''s budget: its lines are edited until it is active, then only modifications change it.';
create index project_budgets_activated_by_idx
  on public.project_budgets (company_id, activated_by) where activated_by is not null;
alter table public.project_budgets enable row level security;

create table public.budget_lines (
  company_id uuid not null,
  project_id uuid not null,
  cost_code_id uuid not null,
  cost_type text not null check (cost_type in ('L', 'M', 'E', 'S', 'O')),
  hours public.quantity not null default 0 check (hours >= 0),
  quantity public.quantity not null default 0 check (quantity >= 0),
  unit text check (length(unit) between 1 and 20),
  amount public.amount not null default 0 check (amount >= 0),
  primary key (company_id, project_id, cost_code_id, cost_type),
  foreign key (company_id, project_id) references public.project_budgets (company_id, project_id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.budget_lines is
  'The original budget by cost code and type: labor, material, equipment, subcontract, other.';
comment on column public.budget_lines.hours is 'In thousandths, as the quantity.';
create index budget_lines_code_idx on public.budget_lines (company_id, cost_code_id);
alter table public.budget_lines enable row level security;

create table public.budget_modifications (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  number integer not null check (number > 0),
  date date not null,
  note text not null check (length(trim(note)) between 1 and 500),
  added_by uuid,
  added_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, project_id, number),
  foreign key (company_id, project_id) references public.project_budgets (company_id, project_id),
  foreign key (company_id, added_by) references public.profiles (company_id, person_id)
);
comment on table public.budget_modifications is
  'Moves money between lines of an active budget; the sum stays. Append-only: another one takes it back.';
create index budget_modifications_added_by_idx
  on public.budget_modifications (company_id, added_by) where added_by is not null;
alter table public.budget_modifications enable row level security;

create table public.budget_modification_lines (
  company_id uuid not null,
  modification_id uuid not null,
  cost_code_id uuid not null,
  cost_type text not null check (cost_type in ('L', 'M', 'E', 'S', 'O')),
  hours public.quantity not null default 0,
  quantity public.quantity not null default 0,
  amount public.amount not null default 0,
  primary key (company_id, modification_id, cost_code_id, cost_type),
  foreign key (company_id, modification_id) references public.budget_modifications (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.budget_modification_lines is
  'By how much a modification changes each line.';
create index budget_modification_lines_code_idx on public.budget_modification_lines (company_id, cost_code_id);
alter table public.budget_modification_lines enable row level security;

create table public.direct_costs (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  cost_code_id uuid not null,
  cost_type text not null check (cost_type in ('L', 'M', 'E', 'S', 'O')),
  date date not null,
  amount public.amount not null,
  hours public.quantity not null default 0 check (hours >= 0),
  note text check (length(note) <= 500),
  source text not null check (source in ('typed', 'opening')),
  added_by uuid,
  added_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (hours = 0 or source = 'opening'),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, added_by) references public.profiles (company_id, person_id)
);
comment on table public.direct_costs is
  'What a project has cost besides the labor of its time entries. opening: all before the company kept it here, one a '
  'code and type, with its hours.';
create unique index direct_costs_opening_idx
  on public.direct_costs (company_id, project_id, cost_code_id, cost_type) where source = 'opening';
create index direct_costs_project_idx on public.direct_costs (company_id, project_id, cost_code_id, cost_type, date);
create index direct_costs_code_idx on public.direct_costs (company_id, cost_code_id);
create index direct_costs_added_by_idx on public.direct_costs (company_id, added_by) where added_by is not null;
alter table public.direct_costs enable row level security;

create table public.labor_burdens (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid,
  classification text check (length(trim(classification)) between 1 and 100),
  percent integer not null check (percent between 0 and 50000),
  valid_from date not null,
  set_by uuid,
  set_at timestamptz not null default now(),
  check (person_id is null or classification is null),
  unique nulls not distinct (company_id, person_id, classification, valid_from),
  foreign key (company_id) references public.companies (id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, set_by) references public.profiles (company_id, person_id)
);
comment on table public.labor_burdens is
  'What labor costs on top of its pay, such as taxes and insurance: of a person, else of a classification, else of '
  'the company; from the first workweek that begins on its day or later.';
comment on column public.labor_burdens.percent is 'In hundredths of a percent: 3250 is 32.5 %.';
create index labor_burdens_person_idx on public.labor_burdens (company_id, person_id) where person_id is not null;
create index labor_burdens_set_by_idx on public.labor_burdens (company_id, set_by) where set_by is not null;
alter table public.labor_burdens enable row level security;

-- Labor of a project is found without its people.
create index pay_lines_project_idx on public.pay_lines (company_id, project_id) where project_id is not null;
