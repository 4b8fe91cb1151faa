-- Reports that someone gave a name.
create table public.report_views (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 60),
  report text not null check (length(report) between 1 and 40),
  search jsonb not null check (jsonb_typeof(search) = 'object' and length(search::text) <= 1000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.report_views is
  'Named reports: whose they are, and whether everyone who reads reports sees them.';
comment on column public.report_views.search is
  'What the address of the page holds: by, period, from, to. Read with a schema, so that an old one does no harm.';
create unique index report_views_name_idx on public.report_views (company_id, person_id, lower(name));
alter table public.report_views enable row level security;
