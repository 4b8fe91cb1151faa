-- Public links: a record shown to whoever has a secret address, until it expires or is revoked.

create table public.public_links (
  company_id uuid not null references public.companies (id),
  id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{1,39}$'),
  record_id uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  shown jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  views integer not null default 0,
  last_viewed_at timestamptz,
  primary key (company_id, id),
  check ((revoked_at is null) = (revoked_by is null)),
  foreign key (company_id, created_by) references public.profiles (company_id, person_id),
  foreign key (company_id, revoked_by) references public.profiles (company_id, person_id)
);
comment on table public.public_links is
  'Records that are shown to whoever has the address. Of the secret in the address only the SHA-256 is stored.';
comment on column public.public_links.shown is 'What of the record is shown, by its kind.';
create index public_links_record_idx on public.public_links (company_id, kind, record_id);
create index public_links_created_by_idx on public.public_links (company_id, created_by);
create index public_links_revoked_by_idx on public.public_links (company_id, revoked_by)
  where revoked_by is not null;
-- No company is known when an address is opened.
create unique index public_links_secret_idx on public.public_links (secret_hash);
alter table public.public_links enable row level security;

-- Pictures as they are shown: drawn again, so that nothing but what is seen is in them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('shared-pictures', 'shared-pictures', false, 10000000, '{image/jpeg}')
on conflict (id) do nothing;

alter table public.hazard_events drop constraint hazard_events_kind_check;
alter table public.hazard_events add constraint hazard_events_kind_check check (kind in (
  'reported', 'triage', 'assign', 'start', 'resolve', 'verify', 'reopen', 'merged', 'merged_in', 'action_added',
  'action_changed', 'action_done', 'action_canceled', 'action_reopened', 'photo_dropped', 'shared', 'share_revoked'
)) not valid;
alter table public.hazard_events validate constraint hazard_events_kind_check;
