create or replace function app.send_notification(
  kind text,
  recipient uuid,
  dedupe_key text,
  payload jsonb,
  not_before timestamptz default now()
) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  notification uuid;
begin
  insert into app.notifications (kind, channel, company_id, person_id, dedupe_key, payload, not_before)
  select send_notification.kind, 'email', p.company_id, p.person_id, send_notification.dedupe_key,
    coalesce(send_notification.payload, '{}'), coalesce(send_notification.not_before, now())
  from public.profiles p
  where p.person_id = send_notification.recipient and app.email_of(p.person_id) is not null
  on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing
  returning id into notification;
  if notification is not null then
    perform app.enqueue_job(
      'deliver_notification', jsonb_build_object('id', notification), notification::text,
      send_notification.not_before
    );
  end if;
  return notification;
end
$$;

comment on function app.send_notification(text, uuid, text, jsonb, timestamptz) is
  'Tells a person something, by email today, at not_before or once this transaction has committed. Kinds have their '
  'templates in the server. Answers the notification''s id; null when the same kind was sent or is waiting for the '
  'person with this dedupe key, or when the person has no login with a confirmed address.';
