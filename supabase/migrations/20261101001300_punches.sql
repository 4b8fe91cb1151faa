-- The ledger: what people did, as their devices said it, and which time counts. Nothing here is ever
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
  photo_id uuid,
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
  'device: by the person. crew: by a supervisor or admin. kiosk: by a tablet with the person''s PIN. decision: by '
  'decide_item.';
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
comment on column public.punches.photo_id is
  'A picture taken with it: <company_id>/<photo_id> in the bucket punch-photos, once it has arrived.';
alter table public.punches enable row level security;

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
alter table public.punch_answers enable row level security;
