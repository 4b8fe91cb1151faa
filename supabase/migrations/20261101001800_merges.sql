-- Two records of one human being.

-- The ledger keeps saying for whom each punch was made; the projection is made from the punches of both.
-- docs/decisions/0019-two-records-of-one-person.md
create table public.person_merges (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  dropped_person_id uuid not null,
  kept_person_id uuid not null check (kept_person_id <> dropped_person_id),
  merged_at timestamptz not null default now(),
  merged_by uuid,
  moved jsonb not null default '{}',
  undone_at timestamptz,
  undone_by uuid,
  foreign key (company_id, dropped_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kept_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, merged_by) references public.profiles (company_id, person_id),
  foreign key (company_id, undone_by) references public.profiles (company_id, person_id)
);
comment on table public.person_merges is
  'Which person''s records count as another''s, since when, and what was handed over, so that it can be undone.';
create unique index person_merges_dropped_once_idx
  on public.person_merges (company_id, dropped_person_id) where undone_at is null;
create index person_merges_dropped_idx on public.person_merges (company_id, dropped_person_id);
create index person_merges_kept_idx on public.person_merges (company_id, kept_person_id);
create index person_merges_merged_by_idx on public.person_merges (company_id, merged_by) where merged_by is not null;
create index person_merges_undone_by_idx on public.person_merges (company_id, undone_by) where undone_by is not null;
alter table public.person_merges enable row level security;
