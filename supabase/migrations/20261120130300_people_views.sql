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
  'What the address of the list holds: q, role, status, crew, sort. Read with a schema, so that an old one does no harm.';
create unique index people_views_name_idx on public.people_views (company_id, person_id, lower(name));

alter table public.people_views enable row level security;
create policy people_views_own on public.people_views for all to authenticated
  using (
    company_id = (select app.my_company_id()) and person_id = (select app.my_person_id())
    and (select app.my_role()) = 'admin'
  );
grant select (id, company_id, person_id, name, filters), insert (id, company_id, name, filters)
  on public.people_views to authenticated;
grant delete on public.people_views to authenticated;
-- Withheld: update; a view under the same name is made anew.
grant select, insert, update, delete on public.people_views to service_role;
