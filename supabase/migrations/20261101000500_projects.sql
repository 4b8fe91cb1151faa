-- requires: app.is_ring

-- Where people work.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  number text check (length(number) <= 50),
  name text not null check (length(trim(name)) between 1 and 200),
  customer text check (length(customer) <= 200),
  address text check (length(address) <= 500),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  default_cost_code_id uuid,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('planned', 'active', 'on_hold', 'done')),
  unique (company_id, id),
  foreign key (company_id, default_cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.projects is 'A job that hours are worked on. Archived ones keep their past.';
create index projects_default_cost_code_idx
  on public.projects (company_id, default_cost_code_id) where default_cost_code_id is not null;
comment on column public.projects.status is
  'What the clock goes by: people are offered planned and active ones only. A punch on any other is stored all the '
  'same.';
alter table public.projects enable row level security;

create table public.project_sites (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  project_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 100),
  lat float8 not null check (lat between -90 and 90),
  lng float8 not null check (lng between -180 and 180),
  radius_m integer not null default 150 check (radius_m between 50 and 1000),
  polygon jsonb check (app.is_ring(polygon)),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id)
);
comment on table public.project_sites is
  'A fence of a project: a circle about lat and lng, or the polygon where there is one.';
comment on column public.project_sites.polygon is
  'Corners [lng, lat]. With a polygon, lat and lng are its label point and the radius says nothing.';
create index project_sites_project_idx on public.project_sites (company_id, project_id);
alter table public.project_sites enable row level security;

create table public.project_crews (
  company_id uuid not null,
  project_id uuid not null,
  crew_id uuid not null,
  primary key (project_id, crew_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, crew_id) references public.crews (company_id, id)
);
comment on table public.project_crews is
  'Which crews work on a project. One without any crew is open to the whole company.';
create index project_crews_project_idx on public.project_crews (company_id, project_id);
create index project_crews_crew_idx on public.project_crews (company_id, crew_id);
alter table public.project_crews enable row level security;
