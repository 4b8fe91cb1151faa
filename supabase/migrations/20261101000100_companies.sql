-- requires: app.is_time_zone, app.is_plain_name

-- Tenants, and what the operator of the server decides for all of them.

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
  updated_at timestamptz not null default now(),
  constraint companies_name_is_plain check (app.is_plain_name(name)),
  constraint companies_brand_name_is_plain check (
    app.is_plain_name(brand_name) and app.is_plain_name(settings #>> '{branding,brand_name}')
  )
);
comment on table public.companies is 'A tenant. Its branding is in settings.branding.';
alter table public.companies enable row level security;

create table public.company_settings (
  company_id uuid primary key references public.companies (id),
  time_zone text not null default 'UTC' check (app.is_time_zone(time_zone)),
  cost_code_rule text not null default 'optional' check (cost_code_rule in ('off', 'optional', 'required')),
  note_rule text not null default 'optional' check (note_rule in ('off', 'optional', 'required')),
  location_mode text not null default 'punch' check (location_mode in ('off', 'punch')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  default_language text not null default 'en' check (default_language in ('en', 'es')),
  remind_employee_after smallint default 0 check (remind_employee_after in (0, 1, 3, 5, 15, 30)),
  remind_supervisor_after smallint default 15 check (remind_supervisor_after in (0, 1, 3, 5, 15, 30)),
  still_in_after_hours smallint default 8 check (still_in_after_hours between 4 and 16)
);
comment on table public.company_settings is 'Rules of a company that the server applies, one row a company.';
comment on column public.company_settings.location_mode is
  'off: coordinates are dropped on arrival. punch: kept for the moment of a punch only.';
comment on column public.company_settings.default_language is
  'The language of people who are added, until they choose their own.';
comment on column public.company_settings.remind_employee_after is
  'Minutes after a missed start of a published shift; null: no reminder.';
comment on column public.company_settings.remind_supervisor_after is
  'Minutes after a missed start of a published shift; null: no reminder.';
comment on column public.company_settings.still_in_after_hours is
  'Hours after which somebody is asked whether they still work; null: never.';
alter table public.company_settings enable row level security;

create table app.platform_settings (
  is_only boolean primary key default true check (is_only),
  open_companies boolean not null default true
);
comment on table app.platform_settings is
  'What the operator decides for all companies, one row. The server writes it at its start.';
comment on column app.platform_settings.open_companies is 'Whether whoever signs up may found a company.';
alter table app.platform_settings enable row level security;

insert into app.platform_settings default values;
