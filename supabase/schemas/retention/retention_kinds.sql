-- `due` and `held` are conditions on a row t of the table: its period is over, and a legal hold covers it. In them $1
-- is the company, $2 since when the kind is kept, $3 the instant of the run, $4 the company's settings, $5 the people
-- and $6 the projects on hold. Punches, days, pay and the audit log are never removed by age.
create or replace function app.retention_kinds() returns table (kind text, name text, due text, held text)
language sql immutable set search_path = ''
as $$
  values
    ('punch_coordinates', 'public.punch_locations', 't.occurred_at < $2',
      't.person_id = any ($5) or exists (
        select from public.punches p
        where p.company_id = t.company_id and p.id = t.punch_id and p.project_id = any ($6)
      ) or exists (
        select from public.time_entries e
        where e.company_id = t.company_id and e.person_id = t.person_id and e.project_id = any ($6)
          and t.occurred_at between e.started_at and coalesce(e.ended_at, $3)
      )'),
    ('location_trail', 'app.location_points', 't.at < $2',
      't.person_id = any ($5) or exists (
        select from public.time_entries e
        where e.company_id = t.company_id and e.person_id = t.person_id and e.project_id = any ($6)
          and t.at between e.started_at and coalesce(e.ended_at, $3)
      )'),
    ('location_rejections', 'app.location_rejections', 't.day < $2', 't.person_id = any ($5)'),
    -- Its recordings, public.jsa_clips, are deleted with it.
    ('voice_audio', 'public.jsa_transcripts', 'app.is_transcript_over(t, $4, $3)',
      't.person_id = any ($5) or app.is_on_project(t.company_id, t.jsa_id, $6)'),
    ('device_changes', 'app.device_changes', 't.changed_at < $2', 't.person_id = any ($5)'),
    -- Kept for people in the company, because an admin looks for phones that have been silent for a month.
    ('device_reports', 'public.device_reports',
      't.last_contact_at < $2 and not exists (
        select from public.memberships m
        where m.company_id = t.company_id and m.person_id = t.person_id
          and m.valid_from <= $3 and (m.valid_to is null or m.valid_to > $3)
      )', 't.person_id = any ($5)'),
    ('message_log', 'app.notifications', 't.settled_at < $2', 't.person_id = any ($5)'),
    ('reminder_log', 'public.reminder_log', 't.decided_at < $2', 't.person_id = any ($5)'),
    ('inbox', 'public.inbox_items', 't.created_at < $2', 't.person_id = any ($5)'),
    ('error_reports', 'public.client_errors', 't.created_at < $2',
      't.user_id in (
        select p.id from public.profiles p where p.company_id = t.company_id and p.person_id = any ($5)
      )')
$$;

comment on function app.retention_kinds() is
  'The records that the nightly job removes when their period is over, in its order.';
