create or replace function app.settle_notification(notification uuid, new_state text, reason text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  settled app.notifications;
  email uuid;
begin
  select * into settled from app.notifications n where n.id = notification;
  if settled.channel in ('web_push', 'native_push') then
    -- The browsers and phones of one message are settled one after the other, so that the last one to fail knows about
    -- the others.
    perform pg_advisory_xact_lock(hashtextextended(settled.person_id || settled.kind, 0));
  end if;
  select * into settled from app.notifications n
  where n.id = notification and n.state = 'waiting'
  for update;
  if settled.id is null then
    return;
  end if;
  update app.notifications n set
    state = new_state, settled_at = now(), outcome = left(reason, 1000), payload = '{}', content = null
  where n.id = notification;
  update public.invitations i set mail_state = case when new_state = 'sent' then 'sent' else 'failed' end
  where settled.kind = 'invitation' and i.id = settled.dedupe_key::uuid;
  if settled.channel in ('web_push', 'native_push') and new_state <> 'sent'
    and app.email_of(settled.person_id) is not null
    and not app.is_turned_off(settled.person_id, settled.kind, 'email')
  then
    -- The key of a push ends with a space and the id of the browser or phone. Only one email, no matter how many fail.
    insert into app.notifications (kind, channel, company_id, person_id, dedupe_key, payload)
    select settled.kind, 'email', settled.company_id, settled.person_id,
      left(settled.dedupe_key, -37), settled.payload
    where not exists (
      select from app.notifications n
      where n.kind = settled.kind and n.person_id = settled.person_id
        and n.channel in ('web_push', 'native_push')
        and n.state in ('sent', 'waiting') and left(n.dedupe_key, -37) = left(settled.dedupe_key, -37)
    )
    on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing
    returning id into email;
    if email is not null then
      perform app.enqueue_job(
        'deliver_notification', jsonb_build_object('id', email, 'company_id', settled.company_id), email::text
      );
    end if;
  end if;
end
$$;

comment on function app.settle_notification(uuid, text, text) is
  'For the server: a notification was sent, failed for good or is skipped. What it said is dropped, an invitation '
  'knows how its mail ended, and a push that nothing took goes on as an email.';
