-- Rules by which time is counted and approved, each with its effective date.

-- What was counted by a rule stays counted by it: a change is another row, never another value.
create table public.company_rules (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  kind text not null check (kind in ('calendar', 'workday', 'rounding', 'overtime', 'breaks', 'approval')),
  valid_from date not null,
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  unique (company_id, kind, valid_from),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.company_rules is
  'Rules that change what is paid, each from a day in the company''s zone until the next of its kind. The first of '
  'each kind holds from the beginning.';
comment on column public.company_rules.rule is
  'By kind, as the schemas of packages/contract (company-rules.ts) say. A week is counted by the rules of its first '
  'day.';
create index company_rules_changed_by_idx on public.company_rules (company_id, changed_by);
alter table public.company_rules enable row level security;
