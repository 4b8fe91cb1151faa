-- requires: app.my_person_id

-- The list of people: what its search goes through, changes made to many at once, and saved filters.

create table app.people_search (
  company_id uuid not null references public.companies (id),
  person_id uuid primary key references public.profiles (person_id) on delete cascade,
  has_login boolean not null,
  name text collate "C" not null,
  last_name text collate "C" not null,
  digits text collate "C" not null
);
comment on table app.people_search is 'The people of companies as they are searched; kept by a trigger on profiles.';
comment on column app.people_search.name is 'First and last name, folded: the order of the list.';
comment on column app.people_search.digits is 'The digits of the phone number.';
create index people_search_company_idx on app.people_search (company_id, name, person_id);
alter table app.people_search enable row level security;

-- One change for many people: previewed, made as a whole, and undone as a whole.
create table app.people_changes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  actor_person_id uuid not null,
  made_at timestamptz not null default now(),
  change jsonb not null,
  steps jsonb not null,
  undone_at timestamptz,
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table app.people_changes is
  'What an admin did to many people at once, with what held before, for taking it back. The audit is the record of '
  'it.';
create index people_changes_actor_idx on app.people_changes (company_id, actor_person_id);
alter table app.people_changes enable row level security;

-- Searches of the list of people that an admin gave a name.
create table public.people_views (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null default app.my_person_id(),
  name text not null check (length(trim(name)) between 1 and 60),
  filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object' and length(filters::text) <= 2000),
  created_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.people_views is 'Named searches of the list of people, each for the admin who made it.';
comment on column public.people_views.filters is
  'What the address of the list holds: q, role, status, crew, sort. Read with a schema, so that an old one does no '
  'harm.';
create unique index people_views_name_idx on public.people_views (company_id, person_id, lower(name));
alter table public.people_views enable row level security;
