create table public.legal_holds (
  id uuid primary key,
  company_id uuid not null references public.companies (id),
  kind text not null check (kind in ('person', 'project', 'company')),
  person_id uuid,
  project_id uuid,
  reason text not null check (length(reason) between 1 and 1000),
  until date,
  set_at timestamptz not null default now(),
  set_by uuid not null,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text check (length(end_reason) between 1 and 1000),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, set_by) references public.profiles (company_id, person_id),
  foreign key (company_id, ended_by) references public.profiles (company_id, person_id),
  constraint legal_holds_have_a_subject
    check ((person_id is not null) = (kind = 'person') and (project_id is not null) = (kind = 'project')),
  constraint legal_holds_end_is_whole
    check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
comment on table public.legal_holds is
  'What must not be deleted while a dispute or an inquiry goes on: records of a person, of a project or of the whole '
  'company. In force until someone ends it or its last day is over.';
comment on column public.legal_holds.id is 'Made by the device.';
comment on column public.legal_holds.until is 'Its last day in the company''s zone; null: until someone ends it.';
create index legal_holds_company_idx on public.legal_holds (company_id) where ended_at is null;
create index legal_holds_person_idx on public.legal_holds (company_id, person_id);
create index legal_holds_project_idx on public.legal_holds (company_id, project_id);
create index legal_holds_set_by_idx on public.legal_holds (company_id, set_by);
create index legal_holds_ended_by_idx on public.legal_holds (company_id, ended_by);
alter table public.legal_holds enable row level security;
