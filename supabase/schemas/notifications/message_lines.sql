create or replace function app.message_lines(
  company uuid, who uuid, before_at timestamptz, before_id uuid, at_most integer, with_punched boolean
) returns table (id uuid, at timestamptz, person_id uuid, kind text, about uuid, due_at timestamptz, decided text,
  message text)
language sql stable security definer set search_path = ''
as $$
  select * from (
    select l.id, l.decided_at, l.person_id, l.kind, l.about, l.due_at, l.outcome, l.id::text
    from public.reminder_log l
    where l.company_id = company and (who is null or l.person_id = who)
      and (with_punched or l.outcome <> 'punched')
      and (before_at is null or (l.decided_at, l.id) < (before_at, before_id))
    order by l.decided_at desc, l.id desc limit at_most
  ) reminders
  union all
  select * from (
    select n.id, n.created_at, n.person_id, n.kind, null::uuid, null::timestamptz, 'sent',
      app.message_key(n.channel, n.dedupe_key)
    from app.notifications n
    where n.company_id = company and n.person_id is not null and (who is null or n.person_id = who)
      and (before_at is null or (n.created_at, n.id) < (before_at, before_id))
      and n.kind in ('schedule_published', 'hazard_stop_work', 'hazard_overdue', 'action_overdue',
        'hazard_digest', 'incident_deadline', 'jsa_waits', 'factor_reset', 'support_visit', 'vendor_changed',
        'order_waiting', 'order_decided', 'call_person', 'checks_overdue', 'change_order_answered',
        'company_data', 'company_sign_in')
      -- One line for each message, no matter how many browsers it went to.
      and not exists (
        select from app.notifications m
        where m.kind = n.kind and m.person_id = n.person_id
          and app.message_key(m.channel, m.dedupe_key) = app.message_key(n.channel, n.dedupe_key)
          and (m.created_at, m.id) < (n.created_at, n.id)
      )
    order by n.created_at desc, n.id desc limit at_most
  ) others
  order by 2 desc, 1 desc limit at_most
$$;

comment on function app.message_lines(uuid, uuid, timestamptz, uuid, integer, boolean) is
  'Reminders that were decided and other messages of a company, or to one of its people, newest first, older than a '
  'given line; of reminders that no one needed, since the punch was in, none unless they are asked for.';
