-- Incidents: who was hurt, how badly, and what the OSHA forms 300, 300A and 301 ask (29 CFR 1904).

create table public.establishments (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  ein text check (ein ~ '^[0-9]{9}$'),
  street text not null check (length(street) between 1 and 100),
  city text not null check (length(city) between 1 and 100),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}([0-9]{4})?$'),
  naics text not null check (naics ~ '^[0-9]{6}$'),
  industry text check (length(industry) between 1 and 300),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name)
);
comment on table public.establishments is
  'Places of business that keep an OSHA log of their own (29 CFR 1904.46).';
alter table public.establishments enable row level security;

create table public.osha_years (
  company_id uuid not null,
  establishment_id uuid not null,
  year smallint not null check (year between 2000 and 2200),
  average_employees integer not null check (average_employees between 1 and 1000000),
  peak_employees integer not null check (peak_employees between 1 and 1000000),
  hours_worked integer not null check (hours_worked between 1 and 2000000000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, establishment_id, year),
  foreign key (company_id, establishment_id) references public.establishments (company_id, id)
);
comment on table public.osha_years is 'What form 300A asks of an establishment''s year beside its cases.';
alter table public.osha_years enable row level security;

create table public.incidents (
  company_id uuid not null,
  id uuid not null,
  number integer not null check (number > 0),
  establishment_id uuid not null,
  person_id uuid not null,
  job_title text not null check (length(job_title) between 1 and 100),
  occurred_on date not null,
  occurred_at time,
  work_began_at time,
  place text not null check (length(place) between 1 and 300),
  known_at timestamptz not null,
  severity text not null check (severity in ('none', 'death', 'inpatient', 'amputation', 'eye_loss')),
  is_recordable boolean not null,
  outcome text not null check (outcome in ('death', 'days_away', 'restricted', 'other')),
  days_away integer not null check (days_away between 0 and 10000),
  days_restricted integer not null check (days_restricted between 0 and 10000),
  is_privacy_case boolean not null,
  died_on date,
  hazard_id uuid,
  reported_to_osha_at timestamptz,
  form_done_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  check ((outcome = 'death') = (died_on is not null)),
  check (outcome <> 'death' or severity = 'death'),
  check (outcome <> 'days_away' or days_away > 0),
  foreign key (company_id, establishment_id) references public.establishments (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, hazard_id) references public.hazards (company_id, id)
);
comment on table public.incidents is
  'Injuries and illnesses at work. What is medical is in incident_medical.';
comment on column public.incidents.is_privacy_case is
  'The log names no one (29 CFR 1904.29(b)(6)).';
comment on column public.incidents.known_at is 'When the company learned of it: deadlines count from here.';
create index incidents_establishment_idx on public.incidents (company_id, establishment_id, occurred_on);
create index incidents_person_idx on public.incidents (company_id, person_id);
create index incidents_hazard_idx on public.incidents (company_id, hazard_id) where hazard_id is not null;
create index incidents_occurred_idx on public.incidents (company_id, occurred_on);
alter table public.incidents enable row level security;

create table public.incident_medical (
  company_id uuid not null,
  incident_id uuid not null,
  kind text not null check (kind in ('injury', 'skin', 'respiratory', 'poisoning', 'hearing', 'other')),
  doing_before text not null check (length(doing_before) between 1 and 1000),
  what_happened text not null check (length(what_happened) between 1 and 1000),
  injury text not null check (length(injury) between 1 and 1000),
  harmed_by text not null check (length(harmed_by) between 1 and 1000),
  was_emergency_room boolean,
  was_inpatient boolean,
  born_on date,
  hired_on date,
  sex text check (sex in ('F', 'M')),
  primary key (company_id, incident_id),
  foreign key (company_id, incident_id) references public.incidents (company_id, id)
);
comment on table public.incident_medical is
  'What form 301 asks of an incident that is medical or personal. Only admins'' functions read it.';
alter table public.incident_medical enable row level security;
