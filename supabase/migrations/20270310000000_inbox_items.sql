-- What a person was told, as the app shows it to them: read or unread, with its record.

create table public.inbox_items (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,62}$'),
  dedupe_key text not null check (length(dedupe_key) between 1 and 500),
  record_kind text check (length(record_kind) between 2 and 40),
  record_id uuid,
  arguments jsonb not null default '{}' check (jsonb_typeof(arguments) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (id),
  constraint inbox_items_once unique (company_id, person_id, kind, dedupe_key),
  constraint inbox_items_record check ((record_kind is null) = (record_id is null)),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id) on delete cascade
);
comment on table public.inbox_items is
  'The notification center: one row for each message to a person with a login, written by app.send_notifications and '
  'kept for 60 days. Messages on their way are app.notifications, which drop their content once they are settled.';
comment on column public.inbox_items.arguments is
  'What the words of the kind need (packages/contract/src/notices), without secrets.';
create index inbox_items_person_idx on public.inbox_items (company_id, person_id, created_at, id);
alter table public.inbox_items enable row level security;
