-- A company's own hazards and controls, which Sarah offers beside the library that comes with the app.

create table public.safety_library_items (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  kind text not null check (kind in ('hazard', 'control')),
  en text not null check (length(trim(en)) between 1 and 300),
  es text not null check (length(trim(es)) between 1 and 300),
  energy text not null check (energy in (
    'gravity', 'motion', 'mechanical', 'electrical', 'pressure', 'temperature', 'chemical', 'biological', 'radiation',
    'sound'
  )),
  high_energy text check (high_energy in (
    'suspended_load', 'mobile_equipment_or_traffic', 'heavy_rotating_equipment', 'steam', 'explosion',
    'electrical_contact', 'high_dose_toxic_or_radiation', 'fall_from_elevation', 'motor_vehicle', 'high_temperature',
    'sustained_fire', 'excavation_or_trench', 'arc_flash'
  )),
  level text check (level in ('elimination', 'substitution', 'engineering', 'administrative', 'ppe')),
  can_be_direct boolean not null default false,
  source text check (length(trim(source)) between 1 and 300),
  archived_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((kind = 'control') = (level is not null)),
  check (kind = 'control' or not can_be_direct)
);
comment on table public.safety_library_items is
  'A company''s own hazards and controls in both languages. Archived ones are offered no longer.';
comment on column public.safety_library_items.energy is
  'Of a hazard its spoke of the energy wheel; of a control the spoke that it is offered for.';
alter table public.safety_library_items enable row level security;
