-- requires: app.plain_text

-- Job safety analyses: the document version by version, who signed and approved which one, and what happened since.

create table public.jsas (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  number integer not null check (number > 0),
  project_id uuid,
  author_person_id uuid not null,
  document_version integer not null default 1 check (document_version > 0),
  document jsonb not null check (octet_length(document::text) <= 400000),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  edited_by uuid not null,
  is_high_risk boolean not null,
  made_at timestamptz not null,
  received_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > made_at),
  signed integer not null default 0 check (signed >= 0),
  voided integer not null default 0 check (voided >= 0),
  approved_at timestamptz,
  approved_by uuid,
  approved_by_pin boolean not null default false,
  own_approval boolean not null default false,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text check (end_reason in ('done', 'changed')),
  end_change text check (end_change in ('crew', 'site', 'scope', 'weather', 'equipment')),
  end_comment text check (length(end_comment) between 1 and 1000),
  copied_from_id uuid,
  search_text text not null generated always as (
    app.plain_text(number::text || ' ' || (document ->> 'task') || ' ' || (document ->> 'place'))
  ) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  check ((approved_at is null) = (approved_by is null)),
  check (approved_at is not null or not (approved_by_pin or own_approval)),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null)),
  check ((end_reason is not distinct from 'changed') = (end_change is not null)),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, author_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, edited_by) references public.profiles (company_id, person_id),
  foreign key (company_id, approved_by) references public.profiles (company_id, person_id),
  foreign key (company_id, ended_by) references public.profiles (company_id, person_id),
  foreign key (company_id, copied_from_id) references public.jsas (company_id, id)
);
comment on table public.jsas is
  'Job safety analyses with the current document. Their state follows from its columns and the time: app.jsa_state.';
comment on column public.jsas.id is 'Made by the device.';
comment on column public.jsas.hash is
  'SHA-256 of what people sign (app.jsa_signed_text), hexadecimal; the header is not in it.';
comment on column public.jsas.edited_by is 'Who saved the current version.';
comment on column public.jsas.signed is 'Valid signatures; jsa_signatures has them.';
comment on column public.jsas.voided is 'Signatures that an edit or reopening voided.';
comment on column public.jsas.own_approval is 'Approved by an author because no one else could.';
create index jsas_made_idx on public.jsas (company_id, made_at desc, number desc);
create index jsas_project_idx on public.jsas (company_id, project_id) where project_id is not null;
create index jsas_author_idx on public.jsas (company_id, author_person_id);
create index jsas_edited_by_idx on public.jsas (company_id, edited_by);
create index jsas_approved_by_idx on public.jsas (company_id, approved_by) where approved_by is not null;
create index jsas_ended_by_idx on public.jsas (company_id, ended_by) where ended_by is not null;
create index jsas_copied_from_idx on public.jsas (company_id, copied_from_id) where copied_from_id is not null;
create index jsas_ends_idx on public.jsas (company_id, ends_at) where ended_at is null;
alter table public.jsas enable row level security;

create table public.jsa_versions (
  company_id uuid not null,
  jsa_id uuid not null,
  version integer not null check (version > 0),
  document jsonb not null,
  hash text not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (company_id, jsa_id, version),
  foreign key (company_id, jsa_id) references public.jsas (company_id, id),
  foreign key (company_id, saved_by) references public.profiles (company_id, person_id)
);
comment on table public.jsa_versions is 'Every version of a JSA''s document. Append-only.';
create index jsa_versions_saved_by_idx on public.jsa_versions (company_id, saved_by);
alter table public.jsa_versions enable row level security;

create table public.jsa_signatures (
  company_id uuid not null,
  id uuid not null,
  jsa_id uuid not null,
  hash text not null,
  person_id uuid,
  name text not null check (length(trim(name)) between 1 and 200),
  method text not null check (method in ('login', 'finger', 'pin')),
  drawing jsonb check (octet_length(drawing::text) <= 200000),
  missed text check (length(missed) between 1 and 2000),
  signed_at timestamptz not null,
  received_at timestamptz not null default now(),
  collected_by uuid not null,
  voided_at timestamptz,
  void_reason text check (void_reason in ('edited', 'reopened')),
  primary key (company_id, id),
  check ((method = 'finger') = (drawing is not null)),
  check (person_id is not null or method = 'finger'),
  check ((voided_at is null) = (void_reason is null)),
  foreign key (company_id, jsa_id) references public.jsas (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, collected_by) references public.profiles (company_id, person_id)
);
comment on table public.jsa_signatures is
  'Who signed which content of a JSA, and how. Never removed; void once a hazard or control changes.';
comment on column public.jsa_signatures.person_id is 'Null: someone from outside the company.';
comment on column public.jsa_signatures.missed is 'What the person answered to "What did we miss?".';
comment on column public.jsa_signatures.collected_by is 'Whose phone it was.';
create index jsa_signatures_jsa_idx on public.jsa_signatures (company_id, jsa_id);
create unique index jsa_signatures_valid_idx on public.jsa_signatures (company_id, jsa_id, person_id)
  where voided_at is null and person_id is not null;
create index jsa_signatures_person_idx on public.jsa_signatures (company_id, person_id) where person_id is not null;
create index jsa_signatures_collected_by_idx on public.jsa_signatures (company_id, collected_by);
alter table public.jsa_signatures enable row level security;

create table public.jsa_approvals (
  company_id uuid not null,
  id uuid not null,
  jsa_id uuid not null,
  hash text not null,
  person_id uuid not null,
  method text not null check (method in ('login', 'pin')),
  own_approval boolean not null,
  approved_at timestamptz not null,
  received_at timestamptz not null default now(),
  collected_by uuid not null,
  voided_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, jsa_id) references public.jsas (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, collected_by) references public.profiles (company_id, person_id)
);
comment on table public.jsa_approvals is 'Who approved which content of a high-risk JSA. Never removed.';
create index jsa_approvals_jsa_idx on public.jsa_approvals (company_id, jsa_id);
create index jsa_approvals_person_idx on public.jsa_approvals (company_id, person_id);
create index jsa_approvals_collected_by_idx on public.jsa_approvals (company_id, collected_by);
alter table public.jsa_approvals enable row level security;

create table public.jsa_events (
  company_id uuid not null,
  jsa_id uuid not null,
  sequence integer not null check (sequence > 0),
  id uuid not null,
  kind text not null check (kind in ('saved', 'edited', 'signed', 'approved', 'ended', 'reopened')),
  at timestamptz not null,
  actor_person_id uuid not null,
  facts jsonb not null default '{}',
  request_hash bytea not null,
  primary key (company_id, jsa_id, sequence),
  unique (company_id, id),
  foreign key (company_id, jsa_id) references public.jsas (company_id, id),
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table public.jsa_events is 'What happened to a JSA, in the order in which it arrived. Append-only.';
comment on column public.jsa_events.id is
  'The id that the device gave the act: the same act sent again is recognized by it.';
create index jsa_events_actor_idx on public.jsa_events (company_id, actor_person_id);
alter table public.jsa_events enable row level security;

create table public.jsa_transcripts (
  company_id uuid not null,
  jsa_id uuid not null,
  person_id uuid not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  saved_at timestamptz not null default now(),
  primary key (company_id, jsa_id),
  foreign key (company_id, jsa_id) references public.jsas (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.jsa_transcripts is
  'What was said while a JSA was made. Removed by app.remove_old_transcripts.';
create index jsa_transcripts_person_idx on public.jsa_transcripts (company_id, person_id);
create index jsa_transcripts_saved_idx on public.jsa_transcripts (company_id, saved_at);
alter table public.jsa_transcripts enable row level security;

create table app.jsa_pin_tries (
  company_id uuid not null,
  person_id uuid not null,
  tried_at timestamptz not null default now(),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table app.jsa_pin_tries is
  'Wrong PINs under JSAs, so that no one can find a PIN by trying. Kept for a day.';
create index jsa_pin_tries_person_idx on app.jsa_pin_tries (company_id, person_id, tried_at);
alter table app.jsa_pin_tries enable row level security;

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('jsa', 'app.may_read_jsa', 'app.may_read_jsa', 'app.may_read_jsa', 'app.jsa_readers');
