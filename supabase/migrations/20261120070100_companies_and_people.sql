-- Companies, people and what they may do, each right with the time from which and until which it
-- holds: a punch that arrives days later is judged by the rights of its own instant.

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(trim(name)) between 1 and 200),
  company_type text check (length(company_type) <= 100),
  logo_url text check (length(logo_url) <= 2000),
  brand_name text check (length(brand_name) <= 200),
  tagline text check (length(tagline) <= 300),
  website_url text check (length(website_url) <= 2000),
  phone text check (length(phone) <= 50),
  address text check (length(address) <= 500),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.companies is 'A tenant. Its branding is in settings.branding.';

create table public.company_settings (
  company_id uuid primary key references public.companies (id),
  time_zone text not null default 'UTC' check (app.is_time_zone(time_zone)),
  cost_code_rule text not null default 'optional' check (cost_code_rule in ('off', 'optional', 'required')),
  note_rule text not null default 'optional' check (note_rule in ('off', 'optional', 'required')),
  location_mode text not null default 'punch' check (location_mode in ('off', 'punch')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table public.company_settings is 'Rules of a company that the server applies, one row a company.';
comment on column public.company_settings.location_mode is
  'off: coordinates are dropped on arrival. punch: kept for the moment of a punch only.';

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references public.companies (id),
  profile_complete boolean not null default false,
  person_id uuid not null unique default gen_random_uuid(),
  has_login boolean not null default false,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  photo_url text check (length(photo_url) <= 2000),
  phone text check (length(phone) <= 50),
  language text not null default 'en' check (language in ('en', 'es')),
  theme text not null default 'company' check (theme in ('company', 'light', 'dark')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, person_id)
);
comment on table public.profiles is 'A person, with a login or without one.';
comment on column public.profiles.id is
  'The login''s id; a random one while there is no login. Changes once, when an invitation is claimed.';
comment on column public.profiles.person_id is
  'The person: what punches, entries, crews and audit refer to. Never changes.';

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  role text not null check (role in ('employee', 'supervisor', 'admin')),
  valid_from timestamptz not null default now(),
  valid_to timestamptz check (valid_to > valid_from),
  created_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  constraint memberships_one_role_at_a_time
    exclude using gist (person_id with =, tstzrange(valid_from, valid_to) with &&)
);
comment on table public.memberships is 'Which role a person has in the company, and when.';
create index memberships_company_person_idx on public.memberships (company_id, person_id);

create table public.platform_admins (
  user_id uuid primary key,
  granted_at timestamptz not null default now()
);
comment on table public.platform_admins is
  'Logins that look after all companies. A table of its own, so that no claim or profile can name one.';

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

create trigger bump_version before update on public.companies
  for each row execute function app.bump_version();
create trigger bump_version before update on public.company_settings
  for each row execute function app.bump_version();
create trigger bump_version before update on public.profiles
  for each row execute function app.bump_version();
create trigger bump_version before update on public.crews
  for each row execute function app.bump_version();

create function app.keep_person_id() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'person_id never changes' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_person_id before update of person_id on public.profiles
  for each row when (old.person_id is distinct from new.person_id)
  execute function app.keep_person_id();

create function app.add_company_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_settings (company_id) values (new.id);
  return null;
end
$$;
create trigger add_company_settings after insert on public.companies
  for each row execute function app.add_company_settings();
