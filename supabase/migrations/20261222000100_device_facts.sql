-- What a device says of itself, beside that it is in contact. What it cannot tell is 'unknown'.
alter table public.device_reports
  add column location_permission text not null default 'unknown'
    check (location_permission in ('always', 'while_in_use', 'denied', 'unknown')),
  add column location_precision text not null default 'unknown'
    check (location_precision in ('precise', 'approximate', 'unknown')),
  add column battery_saver text not null default 'unknown' check (battery_saver in ('on', 'off', 'unknown')),
  add column mock_location text not null default 'unknown' check (mock_location in ('on', 'off', 'unknown')),
  add column runs_in text not null default 'unknown' check (runs_in in ('browser', 'app', 'unknown')),
  add column app_version text not null default 'unknown' check (length(app_version) between 1 and 40),
  add column unsent_items integer check (unsent_items >= 0),
  add column skew_ms bigint;
comment on table public.device_reports is
  'What each device of a person last reported of itself. Kept while the person is in the company: a phone that has '
  'been silent for a month is what an admin looks for.';
comment on column public.device_reports.unsent_items is
  'How many records it had not sent yet; null where it has not said.';
comment on column public.device_reports.skew_ms is
  'How far its clock was ahead of the server''s; null where it has not measured.';

create table app.device_changes (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  person_id uuid not null,
  device_id uuid not null,
  changed_at timestamptz not null,
  facts jsonb not null,
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table app.device_changes is
  'What a device said of its permissions, power saving and version, whenever that changed; dropped after 60 days.';
create index device_changes_device_idx on app.device_changes (company_id, person_id, device_id, changed_at);
create index device_changes_changed_idx on app.device_changes (changed_at);
alter table app.device_changes enable row level security;
