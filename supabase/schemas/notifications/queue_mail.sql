create or replace function app.queue_mail(
  kind text, address text, content jsonb, person uuid default null, dedupe_key text default null,
  give_up_at timestamptz default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  notification uuid := gen_random_uuid();
  company constant uuid := (select p.company_id from public.profiles p where p.person_id = queue_mail.person);
begin
  insert into app.notifications (id, kind, channel, company_id, person_id, address, dedupe_key, content, give_up_at)
  values (
    notification, queue_mail.kind, 'email',
    company, queue_mail.person,
    queue_mail.address, coalesce(queue_mail.dedupe_key, notification::text), queue_mail.content,
    queue_mail.give_up_at
  )
  on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing;
  if not found then
    return null;
  end if;
  perform app.enqueue_job('deliver_notification', jsonb_build_object('id', notification, 'company_id', company),
    notification::text);
  return notification;
end
$$;

comment on function app.queue_mail(text, text, jsonb, uuid, text, timestamptz) is
  'For the server: an email that is written already, {subject, text, html}, on its way to an address. Tried for about '
  'an hour, or until give_up_at. Answers its id; null when the person was sent one with this dedupe key.';
