-- Where people work and what their hours are booked on.

create table public.cost_codes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  code text not null check (length(trim(code)) between 1 and 50),
  name text not null check (length(trim(name)) between 1 and 200),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, code)
);
comment on table public.cost_codes is 'The company''s own short list of kinds of work.';

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
  unique (company_id, id),
  foreign key (company_id, default_cost_code_id) references public.cost_codes (company_id, id)
);
comment on table public.projects is 'A job that hours are worked on. Archived ones keep their past.';
create index projects_default_cost_code_idx
  on public.projects (company_id, default_cost_code_id) where default_cost_code_id is not null;

create function app.is_ring(polygon jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(polygon) = 'array' then
    jsonb_array_length(polygon) between 3 and 500
    and not exists (
      select from jsonb_array_elements(polygon) as corner
      where not coalesce(
        case when jsonb_typeof(corner) = 'array' then
          jsonb_array_length(corner) = 2
          and case when jsonb_typeof(corner -> 0) = 'number' and jsonb_typeof(corner -> 1) = 'number' then
            (corner ->> 0)::float8 between -180 and 180 and (corner ->> 1)::float8 between -90 and 90
          end
        end,
        false
      )
    )
  else polygon is null end
$$;
comment on function app.is_ring(jsonb) is
  'Whether a value is a list of 3 to 500 corners [lng, lat], as in GeoJSON, not closed.';

-- A check runs as whoever writes the row.
grant execute on function app.is_ring(jsonb) to authenticated, service_role;

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

create trigger bump_version before update on public.cost_codes
  for each row execute function app.bump_version();
create trigger bump_version before update on public.projects
  for each row execute function app.bump_version();
create trigger bump_version before update on public.project_sites
  for each row execute function app.bump_version();

create function app.my_projects() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select p.id
    from public.projects p
    where p.company_id = (select app.my_company_id())
      and (
        (select app.my_role()) = 'admin'
        or not exists (select from public.project_crews c where c.project_id = p.id)
        or exists (
          select from public.project_crews c
          where c.project_id = p.id and c.crew_id = any ((select app.my_crews())::uuid[])
        )
      )
  );
end
$$;
comment on function app.my_projects() is
  'The projects that the caller sees: an admin all of the company, others those of their crews and those without a crew.';
grant execute on function app.my_projects() to authenticated;

alter table public.cost_codes enable row level security;
create policy cost_codes_read on public.cost_codes for select to authenticated
  using (company_id = (select app.my_company_id()));
create policy cost_codes_insert on public.cost_codes for insert to authenticated
  with check (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
create policy cost_codes_update on public.cost_codes for update to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, code, name, archived_at, version) on public.cost_codes to authenticated;
grant insert (id, company_id, code, name) on public.cost_codes to authenticated;
grant update (code, name) on public.cost_codes to authenticated;
-- Withheld: delete, and archived_at, which is a state.

alter table public.projects enable row level security;
create policy projects_read on public.projects for select to authenticated
  using (id = any ((select app.my_projects())::uuid[]));
create policy projects_insert on public.projects for insert to authenticated
  with check (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
create policy projects_update on public.projects for update to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, number, name, customer, address, starts_on, ends_on, default_cost_code_id, archived_at, version)
  on public.projects to authenticated;
grant insert (id, company_id, number, name, customer, address, starts_on, ends_on, default_cost_code_id)
  on public.projects to authenticated;
grant update (number, name, customer, address, starts_on, ends_on, default_cost_code_id)
  on public.projects to authenticated;
-- Withheld: delete, and archived_at, which is a state.

alter table public.project_sites enable row level security;
create policy project_sites_read on public.project_sites for select to authenticated
  using (project_id = any ((select app.my_projects())::uuid[]));
create policy project_sites_insert on public.project_sites for insert to authenticated
  with check (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
create policy project_sites_update on public.project_sites for update to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, project_id, name, lat, lng, radius_m, polygon, archived_at, version)
  on public.project_sites to authenticated;
grant insert (id, company_id, project_id, name, lat, lng, radius_m, polygon)
  on public.project_sites to authenticated;
grant update (name, lat, lng, radius_m, polygon) on public.project_sites to authenticated;
-- Withheld: delete, since punches name the site they were judged by.

alter table public.project_crews enable row level security;
create policy project_crews_read on public.project_crews for select to authenticated
  using (project_id = any ((select app.my_projects())::uuid[]));
create policy project_crews_insert on public.project_crews for insert to authenticated
  with check (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
create policy project_crews_delete on public.project_crews for delete to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (company_id, project_id, crew_id), insert (company_id, project_id, crew_id)
  on public.project_crews to authenticated;
grant delete on public.project_crews to authenticated;

grant select, insert, update, delete on
  public.cost_codes, public.projects, public.project_sites, public.project_crews
  to service_role;
