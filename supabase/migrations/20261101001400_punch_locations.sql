-- Where punches were made, a partition a month, and who looked.

create table public.punch_locations (
  company_id uuid not null,
  punch_id uuid not null,
  person_id uuid not null,
  occurred_at timestamptz not null,
  lat float8 not null check (lat between -90 and 90),
  lng float8 not null check (lng between -180 and 180),
  accuracy_m float8 not null check (accuracy_m >= 0),
  age_ms float8 not null check (age_ms >= 0),
  mock boolean not null,
  distance_m float8,
  primary key (company_id, punch_id, occurred_at),
  foreign key (company_id, punch_id) references public.punches (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
) partition by range (occurred_at);
comment on table public.punch_locations is
  'Where a punch was made. Nobody selects it: read_punch_locations answers and logs who looked.';
comment on column public.punch_locations.distance_m is
  'Metres to the middle of the nearest site, or to its edge for a polygon.';
create index punch_locations_person_idx on public.punch_locations (company_id, person_id, occurred_at);
alter table public.punch_locations enable row level security;

create table app.punch_locations_unplaced partition of public.punch_locations default;
alter table app.punch_locations_unplaced enable row level security;

create table public.location_reads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  reader_person_id uuid not null,
  person_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  purpose text not null check (length(trim(purpose)) between 1 and 500),
  points integer not null,
  read_at timestamptz not null default now(),
  foreign key (company_id, reader_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.location_reads is 'Who looked at whose location, why and when.';
create index location_reads_reader_idx on public.location_reads (company_id, reader_person_id);
create index location_reads_person_idx on public.location_reads (company_id, person_id, read_at);
alter table public.location_reads enable row level security;
