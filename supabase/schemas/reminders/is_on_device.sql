create or replace function app.is_on_device(
  company uuid, person uuid, kind text, due_at timestamptz, changed_at timestamptz, punched_at timestamptz default null
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not app.is_turned_off(person, kind, 'push') and exists (
    select from public.device_reports r
    where r.company_id = company and r.person_id = person and r.reminders_until >= due_at
      and r.schedule_version::timestamptz >= greatest(changed_at, app.reminder_terms_changed_at(company, person))
      -- A device that made contact since knows about a punch from elsewhere, such as a kiosk.
      and (punched_at is null or r.last_contact_at >= punched_at)
  )
$$;

comment on function app.is_on_device(uuid, uuid, text, timestamptz, timestamptz, timestamptz) is
  'True when one of a person''s devices reminds them itself: it covers the due instant and knows the newest change of '
  'the shift, of the settings, and the punch that it goes by.';
