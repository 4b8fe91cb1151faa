create or replace function app.drop_old_jobs() returns void
language sql security definer set search_path = ''
as $$
  delete from app.jobs j
  where j.ended_at < now() - interval '1 day' and (j.state <> 'dead' or j.ended_at < now() - interval '90 days');
  delete from app.notifications n
  where n.settled_at < now() - interval '90 days'
    and (n.person_id is null or n.settled_at < now() - interval '400 days');
  delete from public.inbox_items i where i.created_at < now() - interval '60 days';
  delete from public.reminder_log l where l.decided_at < now() - interval '400 days';
  -- Of someone in the company it stays: a phone that has been silent for a month is what an admin looks for.
  delete from public.device_reports r
  where r.last_contact_at < now() - interval '30 days' and not exists (
    select from public.memberships m
    where m.company_id = r.company_id and m.person_id = r.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
  delete from app.device_changes c where c.changed_at < now() - interval '60 days';
$$;

comment on function app.drop_old_jobs() is
  'Drops jobs that ended more than a day ago, dead ones after 90 days, and the log of '
  'notifications: after 400 days, or 90 where it names an address and no person; the notification center after 60; '
  'that of reminders after 400 days, what a device of someone who has left reported after 30, and its changes after '
  '60.';
