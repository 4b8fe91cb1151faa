-- Who works together, and who leads them.

create table public.crews (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  name text not null check (length(trim(name)) between 1 and 100),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
comment on table public.crews is 'People who work together under a lead.';
alter table public.crews enable row level security;

create table public.crew_members (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  crew_id uuid not null,
  person_id uuid not null,
  is_lead boolean not null default false,
  valid_from timestamptz not null default now(),
  valid_to timestamptz check (valid_to > valid_from),
  foreign key (company_id, crew_id) references public.crews (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  constraint crew_members_once_at_a_time
    exclude using gist (crew_id with =, person_id with =, tstzrange(valid_from, valid_to) with &&)
);
comment on table public.crew_members is 'Who belongs to a crew or leads it, and when.';
create index crew_members_company_crew_idx on public.crew_members (company_id, crew_id);
create index crew_members_company_person_idx on public.crew_members (company_id, person_id);
alter table public.crew_members enable row level security;
