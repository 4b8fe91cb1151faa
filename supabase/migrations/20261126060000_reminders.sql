-- Reminders: what was sent or not and why, and what devices last reported.

create table public.reminder_log (
  company_id uuid not null references public.companies (id),
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  kind text not null check (kind in ('clock_in_missed', 'clock_out_missed', 'no_punch')),
  about uuid not null,
  due_at timestamptz not null,
  decided_at timestamptz not null default now(),
  outcome text not null
    check (outcome in ('sent', 'punched', 'time_off', 'on_device', 'too_late', 'no_address')),
  primary key (company_id, id),
  constraint reminder_log_once unique (company_id, person_id, kind, about, due_at),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.reminder_log is
  'Reminders that were due, one row each, and what came of them; kept for 400 days. Says nothing of the message.';
comment on column public.reminder_log.about is 'The shift, or of clock_out_missed the time entry.';
comment on column public.reminder_log.outcome is
  'sent; or why not: punched in time, on approved time off, a device reminds on its own, it would have come more '
  'than half an hour late, or the person has neither email nor a browser with notifications.';
create index reminder_log_decided_idx on public.reminder_log (company_id, decided_at);
alter table public.reminder_log enable row level security;

-- Without a reference to the company of its own: with one it would join people and companies for the data API,
-- and "companies of a person" would have two readings.
create table public.device_reports (
  company_id uuid not null,
  person_id uuid not null,
  device_id uuid not null,
  last_contact_at timestamptz not null,
  nothing_unsent_at timestamptz,
  reminders_until timestamptz,
  primary key (company_id, person_id, device_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.device_reports is
  'What each device of a person last reported of itself; dropped after 30 days without contact.';
comment on column public.device_reports.nothing_unsent_at is
  'When the device last had sent all its punches, by the server''s clock.';
comment on column public.device_reports.reminders_until is
  'The device reminds its person itself of what is due up to here.';
create index device_reports_contact_idx on public.device_reports (company_id, last_contact_at);
alter table public.device_reports enable row level security;
