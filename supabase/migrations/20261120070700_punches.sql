-- The ledger: what people did, as their devices said it and when it counts. Nothing here is ever
-- changed. What follows from it (entries, breaks, decision items) can be rebuilt from it.

create table public.punches (
  id uuid not null,
  company_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('in', 'out', 'switch', 'break_start', 'break_end')),
  break_kind text check (break_kind in ('meal', 'rest')),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  source text not null check (source in ('device', 'crew', 'kiosk', 'decision')),
  actor_person_id uuid,
  kiosk_id uuid,
  device_id uuid not null,
  device_seq bigint not null check (device_seq >= 0),
  device_at timestamptz not null,
  zone text not null check (length(zone) between 1 and 64),
  utc_offset_minutes smallint not null check (utc_offset_minutes between -840 and 840),
  skew_ms bigint,
  skew_age_ms bigint check (skew_age_ms >= 0),
  online boolean not null,
  claimed_at timestamptz,
  project_id uuid,
  cost_code_id uuid,
  unresolved jsonb,
  note text check (length(note) <= 500),
  place_verdict text check (place_verdict in ('inside', 'uncertain', 'outside', 'no_fix')),
  site_id uuid,
  outside_reason text check (length(outside_reason) <= 500),
  pin_check text check (pin_check in ('online', 'offline')),
  flags text[] not null default '{}',
  payload_version smallint not null,
  payload_hash bytea not null,
  check ((break_kind is not null) = (kind = 'break_start')),
  check ((source = 'kiosk') = (kiosk_id is not null)),
  check ((source = 'kiosk') = (actor_person_id is null)),
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, cost_code_id) references public.cost_codes (company_id, id),
  foreign key (company_id, site_id) references public.project_sites (company_id, id)
);
comment on table public.punches is 'The append-only ledger of punches.';
comment on column public.punches.id is
  'Made by the device and unique within the company, so that no company learns of another''s ids.';
comment on column public.punches.occurred_at is 'The instant that pays; see app.punch_time.';
comment on column public.punches.source is
  'device: by the person. crew: by a supervisor or admin. kiosk: by a tablet with the person''s PIN. decision: by decide_item.';
comment on column public.punches.device_id is 'The nil id for a decision, which no device made.';
comment on column public.punches.unresolved is
  'Project or cost code ids that the device named and the company does not have.';
comment on column public.punches.flags is
  'What was noticed on arrival: clock_wrong, stated, outside, mock_location, project_unknown and so on.';
create index punches_person_idx on public.punches (company_id, person_id, occurred_at);
create index punches_actor_idx on public.punches (company_id, actor_person_id) where source = 'crew';
create index punches_kiosk_idx on public.punches (company_id, kiosk_id) where kiosk_id is not null;
create index punches_project_idx on public.punches (company_id, project_id) where project_id is not null;
create index punches_cost_code_idx on public.punches (company_id, cost_code_id) where cost_code_id is not null;
create index punches_site_idx on public.punches (company_id, site_id) where site_id is not null;

create trigger refuse_change before update or delete or truncate on public.punches
  for each statement execute function app.refuse_change();

create table public.punch_answers (
  company_id uuid not null,
  punch_id uuid not null,
  verdict text not null check (verdict in ('applied', 'applied_flagged', 'needs_decision')),
  flags text[] not null,
  reason text,
  entry_id uuid,
  primary key (company_id, punch_id),
  foreign key (company_id, punch_id) references public.punches (company_id, id)
);
comment on table public.punch_answers is
  'What record_punches said of a punch the first time; a replay gets the same answer.';
create trigger refuse_change before update or delete or truncate on public.punch_answers
  for each statement execute function app.refuse_change();

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
comment on column public.punch_locations.distance_m is 'Metres to the middle of the nearest site, or to its edge for a polygon.';
create index punch_locations_person_idx on public.punch_locations (company_id, person_id, occurred_at);
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
create trigger refuse_change before update or delete or truncate on public.location_reads
  for each statement execute function app.refuse_change();

alter table public.punches enable row level security;
create policy punches_read on public.punches for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
grant select (
  id, company_id, person_id, kind, break_kind, occurred_at, received_at, source, actor_person_id, kiosk_id,
  device_id, device_seq, device_at, zone, utc_offset_minutes, skew_ms, skew_age_ms, online, claimed_at,
  project_id, cost_code_id, note, place_verdict, site_id, outside_reason, pin_check, flags
) on public.punches to authenticated;
-- Withheld: every write, from the service role too; record_punches is the only way in.
grant select on public.punches to service_role;

alter table public.punch_answers enable row level security;
grant select on public.punch_answers to service_role;
-- Withheld: everything from the user roles.

alter table public.punch_locations enable row level security;
-- Withheld: everything, from everyone.

alter table public.location_reads enable row level security;
create policy location_reads_read on public.location_reads for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (person_id = (select app.my_person_id()) or (select app.my_role()) = 'admin')
  );
grant select (id, company_id, reader_person_id, person_id, from_at, to_at, purpose, points, read_at)
  on public.location_reads to authenticated;
grant select on public.location_reads to service_role;
