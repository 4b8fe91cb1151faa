create table app.announcements (
  id uuid primary key,
  text_en text not null check (length(trim(text_en)) between 1 and 500),
  text_es text not null check (length(trim(text_es)) between 1 and 500),
  audience text not null check (audience in ('everyone', 'leads', 'admins')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
comment on table app.announcements is
  'What the platform tells the people of all companies, in a bar above every page from starts_at to ends_at. leads: '
  'supervisors and admins.';
create index announcements_ends_idx on app.announcements (ends_at);
alter table app.announcements enable row level security;
