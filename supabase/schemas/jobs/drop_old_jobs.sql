create or replace function app.drop_old_jobs() returns void
language sql security definer set search_path = ''
as $$
  delete from app.jobs j
  where j.ended_at < now() - interval '1 day' and (j.state <> 'dead' or j.ended_at < now() - interval '90 days');
  delete from app.notifications n
  where n.settled_at < now() - interval '90 days'
    and (n.person_id is null or n.settled_at < now() - interval '400 days');
  delete from public.reminder_log l where l.decided_at < now() - interval '400 days';
  delete from public.device_reports r where r.last_contact_at < now() - interval '30 days';
$$;

comment on function app.drop_old_jobs() is
  'Drops jobs that ended more than a day ago, dead ones after 90 days, and the log of '
  'notifications: after 400 days, or 90 where it names an address and no person; that of '
  'reminders after 400 days, and what a device reported after 30.';
