-- Shared tablets, how they are registered, and the PINs that people type there.

create table public.kiosks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  user_id uuid not null unique,
  name text not null check (length(trim(name)) between 1 and 100),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  photo text not null default 'off' check (photo in ('off', 'optional', 'required')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
comment on table public.kiosks is
  'A tablet with a login of its own. It may call record_punches and kiosk_roster and nothing else.';
create index kiosks_company_idx on public.kiosks (company_id);
comment on column public.kiosks.photo is 'Whether the tablet takes a picture with each clock-in and clock-out.';
alter table public.kiosks enable row level security;

create table public.kiosk_sites (
  company_id uuid not null,
  kiosk_id uuid not null,
  site_id uuid not null,
  primary key (kiosk_id, site_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id),
  foreign key (company_id, site_id) references public.project_sites (company_id, id)
);
comment on table public.kiosk_sites is
  'Where a kiosk stands: it serves the crews of those sites'' projects. Without a site it serves the whole company.';
create index kiosk_sites_kiosk_idx on public.kiosk_sites (company_id, kiosk_id);
create index kiosk_sites_site_idx on public.kiosk_sites (company_id, site_id);
alter table public.kiosk_sites enable row level security;

create table public.kiosk_devices (
  company_id uuid not null,
  kiosk_id uuid not null,
  device_key text not null check (device_key ~ '^[0-9a-f]{64}$'),
  last_seen_at timestamptz not null default now(),
  primary key (company_id, kiosk_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.kiosk_devices is
  'The tablet behind a kiosk: the key that it made for itself and told once, and when it last asked for its people.';
alter table public.kiosk_devices enable row level security;

create table public.kiosk_codes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  name text not null check (length(trim(name)) between 1 and 100),
  photo text not null check (photo in ('off', 'optional', 'required')),
  site_ids uuid[] not null,
  code_hash bytea not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  kiosk_id uuid,
  foreign key (company_id, created_by) references public.profiles (company_id, person_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.kiosk_codes is
  'What an admin decided of a kiosk before there is a tablet. The code works once, for ten minutes; kiosk_id is '
  'what became of it.';
create index kiosk_codes_company_idx on public.kiosk_codes (company_id, created_at);
create index kiosk_codes_created_by_idx on public.kiosk_codes (company_id, created_by);
create index kiosk_codes_kiosk_idx on public.kiosk_codes (company_id, kiosk_id) where kiosk_id is not null;
alter table public.kiosk_codes enable row level security;

create table public.person_pins (
  company_id uuid not null,
  person_id uuid not null,
  salt text not null check (length(salt) between 16 and 200),
  hash text not null check (length(hash) between 32 and 200),
  iterations integer not null check (iterations >= 100000),
  updated_at timestamptz not null default now(),
  proof_key text not null check (proof_key ~ '^[0-9a-f]{64}$'),
  primary key (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.person_pins is
  'A person''s kiosk PIN as PBKDF2-SHA-256 with a salt of its own, slow enough for a tablet to check offline.';
comment on column public.person_pins.hash is
  'What a tablet may know to check a PIN: a MAC under the PBKDF2 key of the PIN.';
comment on column public.person_pins.proof_key is
  'Another MAC under the same key, which no tablet is told: only a typed PIN makes it.';
alter table public.person_pins enable row level security;
