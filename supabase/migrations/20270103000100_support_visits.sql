create table app.support_visits (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  person_id uuid not null,
  admin_user_id uuid not null,
  admin_name text not null,
  reason text not null check (length(reason) between 1 and 1000),
  minutes integer not null check (minutes in (15, 60)),
  consent text not null check (consent in ('not_needed', 'waiting', 'given', 'refused')),
  answered_by uuid,
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  until timestamptz,
  ended_at timestamptz,
  ended_by_name text,
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  constraint support_visits_begun_is_whole check ((begun_at is null) = (until is null)),
  constraint support_visits_begins_with_consent check (begun_at is null or consent in ('not_needed', 'given')),
  constraint support_visits_consent_is_whole check ((answered_by is null) = (consent in ('not_needed', 'waiting')))
);
comment on table app.support_visits is
  'When a platform admin looks at what one person sees: who, whom, why and until when. It can be read by while '
  'begun_at is set, until is ahead and ended_at is null.';
comment on column app.support_visits.admin_user_id is 'The login, which stays the one that asks.';
comment on column app.support_visits.admin_name is 'As the company''s people are told it.';
comment on column app.support_visits.consent is
  'waiting: the company wants to be asked, and no admin has answered yet.';
comment on column app.support_visits.answered_by is 'The admin who gave or refused consent.';
create index support_visits_company_idx on app.support_visits (company_id, asked_at);
create index support_visits_person_idx on app.support_visits (company_id, person_id, asked_at);
create index support_visits_open_idx on app.support_visits (admin_user_id) where ended_at is null;
alter table app.support_visits enable row level security;

create table app.support_visit_reads (
  id uuid primary key default gen_random_uuid(),
  visit_id uuid not null references app.support_visits on delete cascade,
  company_id uuid not null,
  person_id uuid not null,
  opened text not null,
  opened_at timestamptz not null default now()
);
comment on table app.support_visit_reads is
  'What was opened in a support visit, written before it is read. A row says that it was asked for.';
comment on column app.support_visit_reads.opened is 'The function.';
create index support_visit_reads_visit_idx on app.support_visit_reads (visit_id, opened_at);
alter table app.support_visit_reads enable row level security;
