-- Equipment: who has each piece and where, its meter, and when its service is due.

create table public.equipment (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  number text not null check (length(number) between 1 and 50),
  type text not null check (length(type) between 1 and 100),
  model text check (length(model) between 1 and 200),
  meter_unit text not null check (meter_unit in ('hours', 'miles')),
  meter integer not null check (meter between 0 and 99999999),
  meter_at timestamptz not null,
  service_meter integer check (service_meter between 0 and 99999999),
  service_on date,
  project_id uuid,
  holder_person_id uuid,
  held_since timestamptz,
  is_retired boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check (num_nonnulls(project_id, holder_person_id, held_since) in (0, 3)),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, holder_person_id) references public.profiles (company_id, person_id)
);
comment on table public.equipment is
  'Pieces of equipment. Where one is and what its meter reads follows from the latest of equipment_moves.';
comment on column public.equipment.id is 'Made by the device. The label of a piece has it, so it never changes.';
comment on column public.equipment.meter is 'In tenths of meter_unit, as service_meter.';
comment on column public.equipment.project_id is 'Null: no one has it.';
create unique index equipment_number_idx on public.equipment (company_id, lower(number));
create index equipment_project_idx on public.equipment (company_id, project_id) where project_id is not null;
create index equipment_holder_idx on public.equipment (company_id, holder_person_id)
  where holder_person_id is not null;
alter table public.equipment enable row level security;

create table public.equipment_moves (
  company_id uuid not null,
  id uuid not null,
  equipment_id uuid not null,
  kind text not null check (kind in ('out', 'in', 'reading')),
  project_id uuid,
  person_id uuid not null,
  meter integer not null check (meter between 0 and 99999999),
  reason text check (length(reason) between 1 and 500),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((kind = 'out') = (project_id is not null)),
  foreign key (company_id, equipment_id) references public.equipment (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.equipment_moves is
  'What was done with a piece of equipment: taken to a project, given back, or its meter read. Never changed.';
comment on column public.equipment_moves.at is 'By the device, never after received_at.';
comment on column public.equipment_moves.reason is
  'Why the meter says less than before, or more than can be. The hours up to this reading are unknown then.';
create index equipment_moves_history_idx on public.equipment_moves
  (company_id, equipment_id, at desc, received_at desc, id desc);
create index equipment_moves_project_idx on public.equipment_moves (company_id, project_id, at)
  where project_id is not null;
create index equipment_moves_person_idx on public.equipment_moves (company_id, person_id);
alter table public.equipment_moves enable row level security;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('equipment', 'app.may_read_equipment', 'app.may_read_equipment', 'app.may_read_equipment',
    'app.equipment_readers');

-- Files of other records than tickets are kept the same way: new_record_files.
drop function if exists app.new_ticket_files(uuid, uuid, jsonb);
