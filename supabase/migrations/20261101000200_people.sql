-- People and what they may do, each right with the time from which and until which it applies: a punch
-- that arrives days later is judged by the rights of its own instant.

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
  language text not null default 'unset' check (language in ('en', 'es')),
  theme text not null default 'company' check (theme in ('company', 'light', 'dark')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, person_id),
  -- A photo is a file in the person's own folder and nothing else: no address of another server that
  -- would learn who looks at it.
  constraint profiles_photo_is_own check (
    photo_url is null
    or (photo_url like company_id || '/' || person_id || '/%' and photo_url !~ '[\s"''<>\\]|/\.')
  )
);
comment on table public.profiles is 'A person, with a login or without one.';
comment on column public.profiles.id is
  'The login''s id; a random one while there is no login. Changes once, when an invitation is claimed.';
comment on column public.profiles.person_id is
  'The person: what punches, entries, crews and audit refer to. Never changes.';
comment on column public.profiles.photo_url is
  'The photo''s path in the bucket profile-photos, always in the person''s own folder.';
alter table public.profiles enable row level security;

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
alter table public.memberships enable row level security;

create table public.platform_admins (
  user_id uuid primary key,
  granted_at timestamptz not null default now()
);
comment on table public.platform_admins is
  'Logins that look after all companies. A table of its own, so that no claim or profile can name one.';
alter table public.platform_admins enable row level security;

create table app.profile_changes (
  person_id uuid not null references public.profiles (person_id) on delete cascade,
  field text not null,
  -- By the device's clock, never later than it arrived.
  made_at timestamptz not null,
  change_id uuid not null,
  primary key (person_id, field)
);
comment on table app.profile_changes is
  'When, and by which change, each field of a profile was last set by the person. Not what it was set to.';
alter table app.profile_changes enable row level security;
