-- The end of an account.

create table public.account_deletion_requests (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  reason text check (length(reason) <= 1000),
  state text not null default 'open' check (state in ('open', 'withdrawn', 'accepted', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  comment text check (length(comment) <= 1000),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id)
);
comment on table public.account_deletion_requests is
  'Wishes of people that their account be deleted, and what an admin decided.';
create unique index account_deletion_requests_one_open_idx
  on public.account_deletion_requests (company_id, person_id) where state = 'open';
create index account_deletion_requests_person_idx on public.account_deletion_requests (company_id, person_id);
create index account_deletion_requests_decided_by_idx
  on public.account_deletion_requests (company_id, decided_by) where decided_by is not null;
alter table public.account_deletion_requests enable row level security;

-- The server removes what lies in the folders noted here, the deleted account's photo and those of the
-- records that were merged into it, and tries again until it has.
create table app.erased_folders (
  bucket_id text not null,
  folder text not null,
  company_id uuid not null,
  person_id uuid not null,
  erased_at timestamptz not null default now(),
  primary key (bucket_id, folder),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id) on delete cascade
);
comment on table app.erased_folders is
  'Folders of storage whose files go because their person''s account was deleted. Kept for a day, while an upload '
  'that was allowed before could still end.';
create index erased_folders_person_idx on app.erased_folders (company_id, person_id);
alter table app.erased_folders enable row level security;
