-- One row for each table with people in it. `mine` is its column with the person or their login, or a condition on `t`
-- in which $1 is the company, $2 the person's records and $3 their login. Then what happens to these rows:
--   download  the key under which my_data has them, without `withheld` and with what `also` adds
--   erasure   `delete`, or `clear` some columns; null: the law asks for the records until their retention ends
--   merge     when the record counts as another person's; null: says what happened under that record
--   leaving   `delete`, or `end` what has a valid_to; null: what was recorded stays
-- Erasure and merge end the access first: `leave` says that this is all. Where a function does it, its name is there.
-- Where nothing is done for another reason, it follows `no:`. Of those:
--   office    a record of the office, named after who did it
--   money     pay is handed out by the company, from its payroll
--   own       the dropped record has no login, so it has none
--   derived   calculated again from the entries, which move
--   readers   read through app.ledger_people, which knows merges
-- An erasure goes through the list as it is written: what refers to a table comes before it.
-- `retention` is a period that companies choose (packages/contract/src/retention.ts), or how long the rows stay.
create or replace function app.personal_data() returns table (
  name text, mine text, download text, erasure text, merge text, leaving text, retention text, withheld text[],
  also text
)
language sql immutable set search_path = ''
as $$
  select case when v.name like '%.%' then v.name else 'public.' || v.name end,
    case when v.mine = 'user_id' then 't.user_id = $3'
      when v.mine ~ '^\w+$' then format('t.company_id = $1 and t.%I = any ($2)', v.mine)
      else v.mine end,
    v.download, v.erasure, v.merge, v.leaving, v.retention, coalesce(v.withheld, '{}')::text[], v.also
  from (values
    -- People.
    ('profiles', 'person_id', 'public.my_data', 'app.erase_account', 'no: is the dropped record', null,
      'with the person', null, null),
    ('memberships', 'person_id', 'memberships', 'leave', 'leave', 'end', 'with the person', null,
      null),
    ('crew_members', 'person_id', 'crews', 'leave', 'public.merge_people', 'end', 'with the person', null,
      '(select jsonb_build_object(''crew'', c.name) from public.crews c
        where c.company_id = $1 and c.id = t.crew_id)'),
    ('invitations', 'person_id', 'invitations', 'clear email', 'leave', 'app.end_rights',
      'with the person', '{token_hash}', null),
    ('person_pins', 'person_id', 'no: a secret, kept as a hash', 'delete', 'leave', 'delete',
      'with the person', null, null),
    ('emergency_contacts', 'person_id', 'emergency_contacts', 'delete', 'public.merge_people', null,
      'with the person', null, null),
    ('certificates', 'person_id', 'certificates', 'no: proof of who was qualified stays with the hours',
      'public.merge_people', null, 'with the person', null, null),
    ('person_details', 'person_id', 'no: notes and numbers of the office; a person asks the company for them',
      'clear contact_email, notes', 'no: the kept record has its own', null, 'with the person', null, null),
    ('account_deletion_requests', 'person_id', 'account_deletion_requests', null, 'no: own', null,
      'with the person', null, null),
    ('person_merges', 'kept_person_id', 'no: office', 'no: says which records to erase', 'public.merge_people',
      null, 'with the person', null, null),
    ('people_views', 'person_id', 'no: filters of a list', null, 'no: own', null, 'with the person', null, null),
    ('audit_events',
      't.company_id = $1 and t.subject = ''profiles'' and t.subject_id = $3::text order by t.recorded_at',
      'changes_to_my_profile', null, null, null, 'with the company', '{recorded_by}', null),
    ('client_errors', 'user_id', 'error_reports', 'no: gone after 30 days', 'no: own', null, '30 days', null, null),
    ('kiosks', 'user_id', 'no: a kiosk is no person', 'no: a kiosk is no person', 'no: a kiosk is no person',
      'no: a kiosk is no person', 'with the company', null, null),
    ('platform_admins', 'user_id', 'no: the platform names its own', 'no: goes with the login, by its foreign key',
      'no: own', 'no: of no company', 'with the login', null, null),
    ('app.due_rights', 'person_id', 'no: what the office has planned', null, 'no: ends with the membership',
      'no: ends with the membership', 'until it is due', null, null),
    ('app.erased_folders', 'person_id', 'no: says what to delete', 'app.erase_account', 'no: own', null,
      'until the files are deleted', null, null),
    ('app.import_rows', 'person_id', 'no: a file of the office, gone after its import', null, 'no: office', null,
      'until the import', null, null),
    ('app.people_changes', 'person_id', 'no: office', null, 'no: office', null, 'with the company', null, null),
    ('app.change_answers', 'user_id', 'no: answers to repeated requests', 'no: gone in 90 days', 'no: own', null,
      '90 days', null, null),
    ('app.people_search', 'person_id', 'no: the profile in another form', 'no: follows the profile by a trigger',
      'no: follows the profile by a trigger', null, 'with the person', null, null),
    ('app.profile_changes', 'person_id', 'no: when a field was last set; the audit log says more', null, 'no: own',
      null, 'with the person', null, null),
    -- Time and pay.
    ('punches', 'person_id', 'punches', null, 'app.count_time_for', null, 'time_cards', null, null),
    ('punch_locations', 'person_id', 'punch_locations', null, 'no: belongs to its punch', null, 'punch_coordinates',
      null, null),
    ('location_reads', 'person_id', 'who_looked_at_my_location', null, null, null, 'time_cards', null, null),
    ('app.support_visits', 'person_id', 'support_visits', null, null, null, 'with the company',
      '{admin_user_id,answered_by}', null),
    ('app.support_visit_reads', 'person_id', 'opened_in_support_visits', null, null, null, 'with the company', null,
      null),
    ('location_choices', 'person_id', 'my_location_choices', null, null, null, 'time_cards', null, null),
    ('time_entries', 'person_id', 'time_entries', null, 'app.count_time_for', 'app.project_person', 'time_cards',
      null, null),
    ('time_breaks', 'person_id', 'time_breaks', null, 'app.count_time_for', 'app.project_person', 'time_cards',
      null, null),
    ('time_entry_events', 'person_id', 'time_entry_events', null, 'app.project_person', 'app.project_person',
      'time_cards', null, null),
    ('decision_items', 'person_id', 'decision_items', null, 'app.count_time_for', 'app.project_person',
      'time_cards', null, null),
    ('clock_states', 'person_id', 'no: what the entries come to now', null, 'app.touch_clocks', 'app.touch_clocks',
      'with the person', null, null),
    ('crew_punch_answers', 'person_id', 'no: who must answer; the answer is in the punches', null, 'no: readers',
      null, 'time_cards', null, null),
    ('day_results', 'person_id', 'day_results', null, 'no: derived', null, 'time_cards', null, null),
    ('break_answers', 'person_id', 'break_answers', null, 'no: readers', null, 'time_cards', null, null),
    ('timesheets', 'person_id', 'timesheets', null, null, null, 'time_cards', null, null),
    ('timesheet_signatures', 'person_id', 'timesheet_signatures', null, null, null, 'time_cards', null, null),
    ('timesheet_events', 'person_id', 'timesheet_events', null, null, null, 'time_cards', null, null),
    ('time_corrections', 'person_id', 'time_corrections', null, null, null, 'time_cards', null, null),
    ('time_adjustments', 'person_id', 'time_adjustments', null, 'no: derived', null, 'time_cards', null, null),
    ('app.locked_minutes', 'person_id', 'no: the sheet says the same', null, null, null, 'time_cards', null, null),
    ('app.hours_queue', 'person_id', 'no: work to do, gone in seconds', 'no: gone in seconds',
      'no: filled by the triggers on entries', null, 'seconds', null, null),
    ('pay_terms', 'person_id', 'no: money', null, 'no: the kept record has its own', null, 'payroll', null, null),
    ('other_pay', 'person_id', 'no: money', null, 'public.merge_people', null, 'payroll', null, null),
    ('pay_rates', 'person_id', 'no: money', null, 'public.merge_people', null, 'payroll', null, null),
    ('pay_rate_reads', 'person_id', 'no: office', null, 'no: office', null, 'with the company', null, null),
    ('pay_lines', 'person_id', 'no: money', null, 'no: derived', null, 'payroll', null, null),
    ('locked_pay_lines', 'person_id', 'no: money', null, null, null, 'payroll', null, null),
    ('job_rates', 'person_id', 'no: money', null, 'no: set again for the kept record where needed', null, 'payroll',
      null, null),
    ('job_rate_reads', 'person_id', 'no: office', null, 'no: office', null, 'with the company', null, null),
    ('labor_burdens', 'person_id', 'no: money', null, 'no: set again for the kept record where needed', null,
      'payroll', null, null),
    ('payroll_people', 'person_id', 'no: money', null, 'no: the kept record has its own', null, 'payroll', null,
      null),
    ('payroll_export_pay', 'person_id', 'no: money', null, null, null, 'payroll', null, null),
    ('payroll_export_time', 'person_id', 'no: money', null, null, null, 'payroll', null, null),
    ('payroll_reads', 'person_id', 'no: office', null, 'no: office', null, 'with the company', null, null),
    ('certified_pay', 'person_id', 'no: money', null, null, null, 'payroll', null, null),
    -- Safety, comments and files.
    ('hazards',
      't.company_id = $1 and t.id in (
        select r.hazard_id from public.hazard_reporters r where r.company_id = $1 and r.person_id = any ($2))',
      'hazard_reports', null, null, null, 'no end yet', '{report_hash,search_text,ticket_hash}', null),
    ('hazard_reporters', 'person_id', 'no: says which hazards are the person''s', null, null, null, 'no end yet',
      null, null),
    ('hazard_events', 'actor_person_id', 'hazard_events', null, null, null, 'no end yet', '{request_hash}', null),
    ('incidents', 'person_id', 'incidents', null, null, null, 'no end yet', null,
      '(select to_jsonb(m) from public.incident_medical m where m.company_id = $1 and m.incident_id = t.id)'),
    ('corrective_actions', 'assignee_person_id', 'corrective_actions', null, null, null, 'no end yet', null, null),
    ('jsas', 't.company_id = $1 and array[t.author_person_id, t.edited_by] && $2', 'jsas', null, null, null,
      'no end yet', '{search_text}', null),
    ('jsa_signatures', 'person_id', 'jsa_signatures', null, null, null, 'no end yet', null, null),
    ('jsa_approvals', 'person_id', 'jsa_approvals', null, null, null, 'no end yet', null, null),
    ('jsa_events', 'actor_person_id', 'jsa_events', null, null, null, 'no end yet', '{request_hash}', null),
    ('jsa_clips', 'person_id', 'jsa_clips', 'delete', 'no: own', null, 'voice_audio', null, null),
    ('jsa_transcripts', 'person_id', 'jsa_transcripts', 'delete', 'no: own', null, 'voice_audio', null, null),
    ('app.jsa_pin_tries', 'person_id', 'no: wrong PINs, counted against guessing', 'no: gone in 90 days', 'no: own',
      null, '1 day', null, null),
    ('comment_revisions',
      't.company_id = $1 and t.comment_id in (
        select c.id from public.comments c where c.company_id = $1 and c.person_id = any ($2)) order by t.changed_at',
      'comment_revisions', 'app.erase_comments', 'no: own', null, 'with the record', null, null),
    ('comments', 't.company_id = $1 and t.person_id = any ($2) order by t.made_at', 'comments',
      'app.erase_comments', 'no: own', null, 'with the record', '{request_hash}', null),
    ('attachments', 'person_id', 'attachments', 'app.erase_comments', 'no: own', null, 'with the record', null,
      null),
    ('daily_log_lines', 'person_id', 'daily_log_lines', null, 'no: what was written stays under that record', null,
      'no end yet', null, null),
    ('daily_log_signatures', 'person_id', 'daily_log_signatures', null, null, null, 'no end yet', '{document}', null),
    ('work_tickets', 't.company_id = $1 and array[t.author_person_id, t.voided_by] && $2', 'work_tickets', null, null,
      null, 'no end yet', '{search_text,request_hash}', null),
    ('work_ticket_signatures', 'collector_person_id',
      'no: the name of a customer''s person, which stays with what they signed',
      null, 'no: office', null, 'no end yet', null, null),
    -- Purchasing.
    ('purchase_orders', 't.company_id = $1 and array[t.author_person_id, t.requester_person_id, t.submitted_by] && $2',
      'no: office', null, 'no: office', null, 'with the company', null, null),
    ('order_events', 'actor_person_id', 'no: office', null, 'no: office', null, 'with the company', null, null),
    ('approval_limits', 'person_id', 'no: office', 'delete', 'no: the kept record has its own', 'delete',
      'with the person', null, null),
    ('approval_delegations', 't.company_id = $1 and array[t.giver_person_id, t.delegate_person_id] && $2',
      'no: office', 'delete', 'no: the kept record has its own', 'delete', 'with the person', null, null),
    -- Plans and time off.
    ('shifts', 'person_id', 'no: plans that no one but schedulers sees', null, 'app.move_shifts',
      'app.open_future_shifts', 'time_cards', null, null),
    ('published_shifts', 'person_id', 'published_shifts', null, 'app.move_shifts', 'app.open_future_shifts',
      'time_cards', null, null),
    ('shift_changes', 'actor_person_id', 'no: office', null, 'no: office', null, 'with the company', null, null),
    ('schedule_publications', 'actor_person_id', 'no: office', null, 'no: office', null, 'with the company', null,
      null),
    ('shift_requests', 't.company_id = $1 and array[t.person_id, t.other_person_id] && $2', 'shift_requests', null,
      'no: own', 'app.void_requests', 'time_cards', '{request_hash}', null),
    ('availability', 'person_id', 'availability', 'delete', 'no: own', null, 'time_cards', null, null),
    ('time_off_requests', 'person_id', 'time_off_requests', 'clear note', 'no: own', 'app.open_future_shifts',
      'time_cards', '{request_hash}', null),
    ('time_off_ledger', 'person_id', 'time_off_ledger', null, null, null, 'time_cards', null, null),
    ('time_off_settled', 'person_id', 'time_off_settled', null, null, null, 'time_cards', null, null),
    -- Messages and devices.
    ('reminder_log', 'person_id', 'reminder_log', 'delete', 'no: own', null, '400 days', null, null),
    ('notification_settings', 'person_id', 'notification_settings', 'delete', 'no: own', null, 'with the person',
      null, null),
    ('device_reports', 'person_id', 'device_reports', 'delete', 'no: own', 'delete', 'with the person',
      null, null),
    ('app.device_changes', 'person_id', 'device_changes', 'delete', 'no: own', 'delete', '60 days', '{id}', null),
    ('device_tokens', 'user_id', 'push_addresses', 'delete', 'no: own', 'delete', 'with the person',
      '{id,user_id,token,session_id}', null),
    ('app.push_subscriptions', 'user_id', 'push_browsers', 'delete', 'no: own', 'delete',
      'until the browser unsubscribes', '{id,user_id,session_id,endpoint,p256dh,auth}', null),
    ('app.calendar_feeds', 'user_id', 'public.my_calendar_feed', 'delete', 'no: own', 'delete',
      'until its person turns it off', null, null),
    ('app.notifications', 'person_id', 'messages_to_me', 'clear address', 'no: own', null, '400 days',
      '{id,company_id,person_id,address,dedupe_key,payload,content,attempts,outcome,not_before,give_up_at,
        push_subscription_id,device_token_id}', null)
  ) v (name, mine, download, erasure, merge, leaving, retention, withheld, also)
$$;

comment on function app.personal_data() is
  'What my_data, erase_account, merge_people and end_access do with the rows of each table about a person; they and '
  'end_rights walk it, or it names the function that does it.';
