-- requires: app.shipped_checklists

-- Checklists: what a company asks, and what people answered.

create table public.checklist_templates (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  asked_at text not null check (asked_at in ('hand', 'equipment', 'clock_in', 'clock_out')),
  revision integer not null default 1 check (revision > 0),
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
comment on table public.checklist_templates is
  'Checklists that a company asks. Those that every company begins with have the same id everywhere.';
comment on column public.checklist_templates.asked_at is 'hand: whoever wants to fill it in starts it.';
comment on column public.checklist_templates.revision is 'Of checklist_revisions: what is asked now.';
alter table public.checklist_templates enable row level security;

create table public.checklist_revisions (
  company_id uuid not null,
  template_id uuid not null,
  revision integer not null check (revision > 0),
  title jsonb not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  author_person_id uuid,
  made_at timestamptz not null default now(),
  primary key (company_id, template_id, revision),
  foreign key (company_id, template_id) references public.checklist_templates (company_id, id),
  foreign key (company_id, author_person_id) references public.profiles (company_id, person_id)
);
comment on table public.checklist_revisions is
  'What a checklist asked from one change to the next, in English and Spanish. A row never changes: answers belong '
  'to it.';
comment on column public.checklist_revisions.author_person_id is 'Null: as Muster ships it.';
create index checklist_revisions_author_idx on public.checklist_revisions (company_id, author_person_id)
  where author_person_id is not null;
alter table public.checklist_revisions enable row level security;

create table public.checklists (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  template_id uuid not null,
  revision integer not null,
  project_id uuid not null,
  author_person_id uuid not null,
  language text not null check (language in ('en', 'es')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  failed_count smallint not null check (failed_count >= 0),
  made_at timestamptz not null,
  received_at timestamptz not null default now(),
  request_hash bytea not null,
  search_text text not null,
  primary key (company_id, id),
  foreign key (company_id, template_id, revision)
    references public.checklist_revisions (company_id, template_id, revision),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, author_person_id) references public.profiles (company_id, person_id)
);
comment on table public.checklists is
  'Answered checklists, each with the revision that it answers. They never change: another one is filled in.';
comment on column public.checklists.id is 'Made by the device.';
comment on column public.checklists.language is 'In which it was asked.';
comment on column public.checklists.answers is 'By the id of the question; an answer has the shape of its kind.';
create index checklists_made_idx on public.checklists (company_id, made_at, id);
create index checklists_revision_idx on public.checklists (company_id, template_id, revision);
create index checklists_project_idx on public.checklists (company_id, project_id);
create index checklists_author_idx on public.checklists (company_id, author_person_id);
alter table public.checklists enable row level security;

insert into public.checklist_templates (company_id, id, asked_at)
select c.id, (s.value ->> 'id')::uuid, s.value ->> 'asked_at'
from public.companies c cross join jsonb_array_elements(app.shipped_checklists()) s;
insert into public.checklist_revisions (company_id, template_id, revision, title, questions)
select c.id, (s.value ->> 'id')::uuid, 1, s.value -> 'title', s.value -> 'questions'
from public.companies c cross join jsonb_array_elements(app.shipped_checklists()) s;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('checklist', 'app.may_read_checklist', 'app.may_read_checklist', 'app.may_read_checklist',
    'app.checklist_readers');
