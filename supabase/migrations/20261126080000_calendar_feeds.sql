-- The own schedule in a calendar program, by a secret address.

create table app.calendar_feeds (
  user_id uuid primary key,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
comment on table app.calendar_feeds is
  'Whose shifts a calendar program reads. Of the secret in its address only the SHA-256 is stored. Written by RPCs, '
  'read by the server.';
comment on column app.calendar_feeds.last_read_at is 'To the hour: programs ask often.';
alter table app.calendar_feeds enable row level security;
