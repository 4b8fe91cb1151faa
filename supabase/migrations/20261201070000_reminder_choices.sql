-- Reminders as the company and each person want them: when, in what hours not, and by which way.

-- requires: app.is_topic_list

alter table public.company_settings
  add column remind_end_after smallint default 15 check (remind_end_after in (0, 1, 3, 5, 15, 30)),
  add column remind_break_before smallint default 15 check (remind_break_before in (0, 1, 3, 5, 15, 30)),
  add column quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column reminders_changed_at timestamptz not null default now(),
  add constraint company_settings_quiet_hours
    check ((quiet_from is null) = (quiet_to is null) and quiet_from is distinct from quiet_to or quiet_from is null);
comment on column public.company_settings.remind_end_after is
  'Minutes after a published shift ended while its person is still on the clock; null: no reminder.';
comment on column public.company_settings.remind_break_before is
  'Minutes before a meal break must begin by the rule on breaks; null: no reminder.';
comment on column public.company_settings.quiet_from is
  'From this wall time to quiet_to, in the company''s zone, no one is reminded; both null: at any hour.';
comment on column public.company_settings.reminders_changed_at is
  'When what devices need to remind people themselves last changed here.';

create table public.notification_settings (
  company_id uuid not null,
  person_id uuid not null,
  quiet_hours text not null default 'company' check (quiet_hours in ('company', 'off', 'own')),
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  turned_off text[] not null default '{}' check (app.is_topic_list(turned_off)),
  changed_at timestamptz not null default now(),
  primary key (company_id, person_id),
  check (
    case when quiet_hours = 'own' then quiet_from is not null and quiet_to is not null and quiet_from <> quiet_to
      else quiet_from is null and quiet_to is null end
  ),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.notification_settings is
  'What a person has chosen of reminders and notifications; without a row as the company has it, and all of them.';
comment on column public.notification_settings.quiet_hours is
  'company: those of the company. off: none. own: from quiet_from to quiet_to, in the company''s zone.';
comment on column public.notification_settings.turned_off is
  'Topics that the person turned off, each with its channel, such as clock.email.';
alter table public.notification_settings enable row level security;

alter table public.reminder_log
  drop constraint reminder_log_kind_check,
  add constraint reminder_log_kind_check check (kind in (
    'clock_in_missed', 'clock_out_missed', 'break_due', 'no_punch', 'request_waiting', 'sheet_to_sign',
    'certificate_expiring'
  )),
  drop constraint reminder_log_outcome_check,
  add constraint reminder_log_outcome_check check (outcome in (
    'sent', 'punched', 'time_off', 'quiet_hours', 'turned_off', 'on_device', 'too_late', 'no_address'
  ));
comment on column public.reminder_log.about is
  'The shift; of clock_out_missed the time entry, of break_due the first one of the work; the request, the '
  'certificate or, of sheet_to_sign, the person.';
comment on column public.reminder_log.outcome is
  'sent; or why not: punched in time, on approved time off, in quiet hours, turned off by the person, a device '
  'reminds on its own, it would have come more than half an hour late, or there is no way to reach the person.';

alter table public.device_reports add column schedule_version text check (length(schedule_version) <= 40);
comment on column public.device_reports.schedule_version is
  'The version of my_reminder_plan that the device reminds by. What changed after it is left to the server.';
