-- requires: app.first_location_notice
-- What a company tells its people about their location, and what each of them answered.

create table public.location_notices (
  company_id uuid not null references public.companies (id),
  version integer not null check (version > 0),
  text_en text not null check (length(trim(text_en)) between 1 and 4000),
  text_es text not null check (length(trim(text_es)) between 1 and 4000),
  written_by uuid,
  written_at timestamptz not null default now(),
  primary key (company_id, version),
  foreign key (company_id, written_by) references public.profiles (company_id, person_id)
);
comment on table public.location_notices is
  'A company''s location notice in both languages. The newest version applies; earlier ones say what people '
  'agreed to.';
comment on column public.location_notices.written_by is 'Null: the text that every company begins with.';
create index location_notices_writer_idx on public.location_notices (company_id, written_by);
alter table public.location_notices enable row level security;

create table public.location_choices (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  version integer not null,
  choice text not null check (choice in ('acknowledged', 'withdrawn')),
  way text not null check (way in ('app', 'paper')),
  language text not null check (language in ('en', 'es')),
  device_id uuid,
  recorded_by uuid,
  chosen_at timestamptz not null default now(),
  check ((way = 'paper') = (recorded_by is not null)),
  foreign key (company_id, version) references public.location_notices (company_id, version),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, recorded_by) references public.profiles (company_id, person_id)
);
comment on table public.location_choices is
  'Who acknowledged which location notice, when, in which language and on which device, and who withdrew it. Only '
  'ever added to: the newest row of a person applies.';
comment on column public.location_choices.recorded_by is
  'Of someone without a login: the lead or admin who has their signed paper.';
create index location_choices_person_idx on public.location_choices (company_id, person_id, chosen_at);
create index location_choices_version_idx on public.location_choices (company_id, version);
create index location_choices_recorder_idx on public.location_choices (company_id, recorded_by);
alter table public.location_choices enable row level security;

insert into public.location_notices (company_id, version, text_en, text_es)
select c.id, 1, n.text_en, n.text_es from public.companies c cross join app.first_location_notice() n;
