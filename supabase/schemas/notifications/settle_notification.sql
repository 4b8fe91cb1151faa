create or replace function app.settle_notification(notification uuid, new_state text, reason text default null)
returns void
language sql security definer set search_path = ''
as $$
  with settled as (
    update app.notifications n set
      state = new_state, settled_at = now(), outcome = left(reason, 1000), payload = '{}', content = null
    where n.id = notification and n.state = 'waiting'
    returning n.kind, n.dedupe_key
  )
  update public.invitations i set mail_state = case when new_state = 'sent' then 'sent' else 'failed' end
  from settled s where s.kind = 'invitation' and i.id = s.dedupe_key::uuid
$$;

comment on function app.settle_notification(uuid, text, text) is
  'For the server: a notification was sent, failed for good or is skipped. What it said is dropped, and an '
  'invitation knows how its mail ended.';
