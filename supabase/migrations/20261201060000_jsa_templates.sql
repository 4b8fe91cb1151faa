-- What a company prepares for job safety analyses: emergency plans of its projects, and templates.

create table public.emergency_plans (
  company_id uuid not null,
  project_id uuid not null,
  address text check (length(trim(address)) between 1 and 300),
  hospital text check (length(trim(hospital)) between 1 and 300),
  muster_point text check (length(trim(muster_point)) between 1 and 300),
  who_calls text check (length(trim(who_calls)) between 1 and 300),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references public.projects (company_id, id)
);
comment on table public.emergency_plans is
  'What a crew does in an emergency on a project. Every new JSA of the project begins with it.';
comment on column public.emergency_plans.address is
  'Where an ambulance is sent. Null: the address of the project.';
alter table public.emergency_plans enable row level security;

create table public.jsa_templates (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  name text not null check (length(trim(name)) between 1 and 200),
  document jsonb not null check (octet_length(document::text) <= 400000),
  made_from uuid,
  archived_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, made_from) references public.jsas (company_id, id)
);
comment on table public.jsa_templates is
  'A company''s own jobs: steps, hazards and controls that Sarah offers. Archived ones are offered no longer.';
comment on column public.jsa_templates.document is
  'A JSA''s document without people, place, emergency plan and answers of the day (app.jsa_template_document).';
create index jsa_templates_made_from_idx on public.jsa_templates (company_id, made_from) where made_from is not null;
alter table public.jsa_templates enable row level security;
