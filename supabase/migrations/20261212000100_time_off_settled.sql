-- What a cap of time off forfeited stays forfeited: without a row, it would be credited as soon as hours are taken.

create table public.time_off_settled (
  -- Its people and kinds are the company's. A key to companies of its own would make this table a second way from
  -- profiles to companies, and embedding one in the other ambiguous.
  company_id uuid not null,
  person_id uuid not null,
  kind_id uuid not null,
  source text not null check (length(source) between 1 and 100),
  over_cap_minutes integer check (over_cap_minutes > 0),
  settled_at timestamptz not null default now(),
  primary key (company_id, person_id, kind_id, source),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kind_id) references public.time_off_kinds (company_id, id)
);
comment on table public.time_off_settled is
  'Gains of time off that a cap forfeited, by the source that the ledger would name. They are never credited later.';
comment on column public.time_off_settled.over_cap_minutes is
  'Minutes of this source that the ledger credited above the cap before forfeited gains were stored; null: none.';
create index time_off_settled_kind_idx on public.time_off_settled (company_id, kind_id);
alter table public.time_off_settled enable row level security;
