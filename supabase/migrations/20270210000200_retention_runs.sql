create table public.retention_runs (
  company_id uuid not null references public.companies (id),
  day date not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  removed jsonb not null default '{}' check (jsonb_typeof(removed) = 'object'),
  held jsonb not null default '{}' check (jsonb_typeof(held) = 'object'),
  primary key (company_id, day)
);
comment on table public.retention_runs is
  'What the nightly job removed because its period was over, and what legal holds kept: numbers by kind, counted in '
  'the transaction that removes. Without ended_at the run was cut short; the next one goes on.';
comment on column public.retention_runs.day is 'In UTC, in which the job runs.';
alter table public.retention_runs enable row level security;

-- Recordings go with what was said, in one step.
alter table public.jsa_clips drop constraint jsa_clips_company_id_jsa_id_fkey;
alter table public.jsa_clips add constraint jsa_clips_company_id_jsa_id_fkey
  foreign key (company_id, jsa_id) references public.jsa_transcripts (company_id, jsa_id) on delete cascade;

-- One job now removes all kinds of records.
drop function if exists app.remove_old_punch_locations(timestamptz);
drop function if exists app.remove_old_transcripts();
