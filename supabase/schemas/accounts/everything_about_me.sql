create or replace function app.everything_about_me() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
begin
  select * into person from public.profiles p where p.id = auth.uid();
  if person.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'made_at', app.instant(now()),
    'login', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'told_at_sign_up', u.raw_user_meta_data - 'invitation_token'
      ) from auth.users u where u.id = auth.uid()
    ),
    'sessions', public.my_sessions(),
    'profile', to_jsonb(person),
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c
      where c.id = person.company_id),
    'memberships', app.rows_about('public.memberships', person.person_id),
    'crews', (
      select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('crew', c.name)), '[]')
      from public.crew_members m join public.crews c on c.company_id = m.company_id and c.id = m.crew_id
      where m.company_id = person.company_id and m.person_id = person.person_id
    ),
    'invitations', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'token_hash'), '[]')
      from public.invitations i where i.company_id = person.company_id and i.person_id = person.person_id
    ),
    'punches', app.rows_about('public.punches', person.person_id),
    'punch_locations', app.rows_about('public.punch_locations', person.person_id),
    'time_entries', app.rows_about('public.time_entries', person.person_id),
    'time_breaks', app.rows_about('public.time_breaks', person.person_id),
    'time_entry_events', app.rows_about('public.time_entry_events', person.person_id),
    'day_results', app.rows_about('public.day_results', person.person_id),
    'break_answers', app.rows_about('public.break_answers', person.person_id),
    'timesheets', app.rows_about('public.timesheets', person.person_id),
    'timesheet_signatures', app.rows_about('public.timesheet_signatures', person.person_id),
    'timesheet_events', app.rows_about('public.timesheet_events', person.person_id),
    'time_corrections', app.rows_about('public.time_corrections', person.person_id),
    'time_adjustments', app.rows_about('public.time_adjustments', person.person_id),
    'decision_items', app.rows_about('public.decision_items', person.person_id),
    'who_looked_at_my_location', app.rows_about('public.location_reads', person.person_id),
    'account_deletion_requests', app.rows_about('public.account_deletion_requests', person.person_id),
    'published_shifts', app.rows_about('public.published_shifts', person.person_id),
    'shift_requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'request_hash'), '[]') from public.shift_requests r
      where r.company_id = person.company_id and person.person_id in (r.person_id, r.other_person_id)
    ),
    'reminder_log', app.rows_about('public.reminder_log', person.person_id),
    'device_reports', app.rows_about('public.device_reports', person.person_id),
    'notification_settings', app.rows_about('public.notification_settings', person.person_id),
    'availability', app.rows_about('public.availability', person.person_id),
    'time_off_requests', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'request_hash'), '[]') from public.time_off_requests t
      where t.company_id = person.company_id and t.person_id = person.person_id
    ),
    'time_off_ledger', app.rows_about('public.time_off_ledger', person.person_id),
    'hazard_reports', (
      select coalesce(jsonb_agg(to_jsonb(h) - '{report_hash,search_text,ticket_hash}'::text[]), '[]')
      from public.hazard_reporters r join public.hazards h on h.company_id = r.company_id and h.id = r.hazard_id
      where r.company_id = person.company_id and r.person_id = person.person_id
    ),
    'hazard_events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'request_hash'), '[]')
      from public.hazard_events e where e.company_id = person.company_id and e.actor_person_id = person.person_id
    ),
    'incidents', (
      select coalesce(jsonb_agg(to_jsonb(i) || to_jsonb(m)), '[]')
      from public.incidents i
      join public.incident_medical m on m.company_id = i.company_id and m.incident_id = i.id
      where i.company_id = person.company_id and i.person_id = person.person_id
    ),
    'corrective_actions', (
      select coalesce(jsonb_agg(to_jsonb(a)), '[]')
      from public.corrective_actions a
      where a.company_id = person.company_id and a.assignee_person_id = person.person_id
    ),
    'jsas', (
      select coalesce(jsonb_agg(to_jsonb(j) - '{search_text}'::text[]), '[]')
      from public.jsas j
      where j.company_id = person.company_id and person.person_id in (j.author_person_id, j.edited_by)
    ),
    'jsa_signatures', app.rows_about('public.jsa_signatures', person.person_id),
    'jsa_approvals', app.rows_about('public.jsa_approvals', person.person_id),
    'jsa_events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'request_hash'), '[]')
      from public.jsa_events e where e.company_id = person.company_id and e.actor_person_id = person.person_id
    ),
    'jsa_transcripts', app.rows_about('public.jsa_transcripts', person.person_id),
    'jsa_clips', app.rows_about('public.jsa_clips', person.person_id),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'request_hash' order by c.made_at), '[]')
      from public.comments c where c.company_id = person.company_id and c.person_id = person.person_id
    ),
    'comment_revisions', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.changed_at), '[]')
      from public.comment_revisions r
      join public.comments c on c.company_id = r.company_id and c.id = r.comment_id
      where c.company_id = person.company_id and c.person_id = person.person_id
    ),
    'attachments', app.rows_about('public.attachments', person.person_id),
    'push_addresses', (
      select coalesce(jsonb_agg(jsonb_build_object('platform', t.platform, 'created_at', t.created_at)), '[]')
      from public.device_tokens t where t.user_id = auth.uid()
    ),
    'push_browsers', (
      select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at)), '[]')
      from app.push_subscriptions s where s.user_id = auth.uid()
    ),
    'calendar_feed', public.my_calendar_feed(),
    'messages_to_me', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'channel', n.channel, 'state', n.state, 'created_at', n.created_at, 'settled_at', n.settled_at
      )), '[]') from app.notifications n
      where n.company_id = person.company_id and n.person_id = person.person_id
    ),
    'error_reports', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from public.client_errors e where e.user_id = auth.uid()
    ),
    'changes_to_my_profile', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'recorded_by' order by a.recorded_at), '[]')
      from public.audit_events a
      where a.company_id = person.company_id and a.subject = 'profiles' and a.subject_id = person.id::text
    )
  );
end
$$;

comment on function app.everything_about_me() is
  'What my_data answers of the caller''s account and time.';
