create or replace function app.send_notification(
  kind text,
  recipient uuid,
  dedupe_key text,
  payload jsonb,
  not_before timestamptz default now()
) returns uuid
language sql security definer set search_path = ''
as $$
  select s.id from app.send_notifications(kind, array[recipient], array[dedupe_key], array[payload], not_before) s
$$;

comment on function app.send_notification(text, uuid, text, jsonb, timestamptz) is
  'Tells one person something, as app.send_notifications does. Answers the id of the email or of the first push; null '
  'when there is nothing new or no way to reach them.';
