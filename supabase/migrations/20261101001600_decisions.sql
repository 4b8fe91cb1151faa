-- What waits for a person's decision: questions to supervisors, and to people whom others punched.

create table public.decision_items (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  punch_id uuid not null,
  entry_id uuid,
  kind text not null check (kind in (
    'revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time',
    'overlap', 'missing_in', 'estimated_close', 'pin_unproven', 'disputed'
  )),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  comment text check (length(comment) <= 1000),
  time_stated boolean not null default false,
  unique (company_id, punch_id, kind),
  foreign key (company_id, punch_id) references public.punches (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id)
);
comment on table public.decision_items is
  'What a supervisor is asked about a punch; nothing else waits for the answer.';
comment on column public.decision_items.entry_id is 'The entry it is about, where the punch led to one.';
comment on column public.decision_items.state is 'withdrawn: a later punch answered the question.';
create index decision_items_person_idx on public.decision_items (company_id, person_id, state);
create index decision_items_decided_by_idx on public.decision_items (company_id, decided_by)
  where decided_by is not null;
comment on column public.decision_items.time_stated is
  'The answer was a time. Such an answer ends the question only as long as the punch that it made does.';
alter table public.decision_items enable row level security;

-- Someone who was punched by another person is asked whether it is right. No answer leaves the punch as it
-- is, a yes ends the question, a no is put to their lead; until then the punch counts.
create table public.crew_punch_answers (
  company_id uuid not null,
  punch_id uuid not null,
  person_id uuid not null,
  answer text not null check (answer in ('confirmed', 'disputed')),
  reason text check (length(reason) <= 500),
  answered_at timestamptz not null default now(),
  primary key (company_id, punch_id),
  foreign key (company_id, punch_id) references public.punches (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  check (answer = 'confirmed' or length(trim(reason)) > 0)
);
comment on table public.crew_punch_answers is
  'What people say of the punches that somebody else made for them. Append-only.';
create index crew_punch_answers_person_idx on public.crew_punch_answers (company_id, person_id);
alter table public.crew_punch_answers enable row level security;
