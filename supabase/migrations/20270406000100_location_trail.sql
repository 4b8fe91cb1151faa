-- Where people were while they were clocked in, for companies that chose it and people who agreed to it.
alter table public.company_settings drop constraint company_settings_location_mode_check;
alter table public.company_settings add constraint company_settings_location_mode_check
  check (location_mode in ('off', 'punch', 'trail')) not valid;
alter table public.company_settings validate constraint company_settings_location_mode_check;
alter table public.company_settings add column trail_minutes smallint not null default 5
  check (trail_minutes between 1 and 15);
comment on column public.company_settings.location_mode is
  'off: devices ask for no place. punch: at the moment of a punch only. trail: every trail_minutes as well, while the '
  'person is clocked in and not on a break.';

alter table public.location_notices add column covers_trail boolean not null default false;
comment on column public.location_notices.covers_trail is
  'Whether the text says that places are kept between punches too. Without that no trail is kept.';
drop function if exists public.save_location_notice(text, text, integer);

create table app.location_points (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  accuracy_m double precision not null check (accuracy_m >= 0),
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table app.location_points is
  'Where a person was while they worked: never off the clock, on a break, or without their acknowledgement. A point '
  'that the ledger later shows to lie outside worked time is deleted at once, whatever is on hold.';
create index location_points_person_idx on app.location_points (company_id, person_id, at);
create index location_points_at_idx on app.location_points (company_id, at);
alter table app.location_points enable row level security;

create table app.location_rejections (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  day date not null,
  reason text not null check (reason in ('off_clock', 'on_break', 'not_acknowledged', 'mode_off', 'too_old')),
  was_stored boolean not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table app.location_rejections is
  'Points that are not kept, to be counted: neither where they were nor at what time. By its id each counts once, '
  'however often a phone sends it. was_stored: kept until the ledger changed.';
comment on column app.location_rejections.day is 'On which it was rejected, in UTC.';
create index location_rejections_person_idx on app.location_rejections (company_id, person_id);
create index location_rejections_day_idx on app.location_rejections (company_id, day);
alter table app.location_rejections enable row level security;
