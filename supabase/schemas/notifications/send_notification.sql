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
  starts constant timestamptz := app.held_until(
    send_notification.recipient, send_notification.kind, coalesce(send_notification.not_before, now())
  );
  by_email constant boolean := not app.is_turned_off(
    send_notification.recipient, send_notification.kind, 'email'
  );
  by_push constant boolean := not app.is_turned_off(send_notification.recipient, send_notification.kind, 'push');
  login constant uuid := (
    select p.id from public.profiles p where p.person_id = send_notification.recipient and p.has_login
  );
  -- Most have none, and are asked no more.
  browsers constant uuid[] := case
    when by_push and exists (select from app.push_subscriptions s where s.user_id = login)
      then array(select s.id from app.push_subscriptions_of(send_notification.recipient) s)
    else '{}' end;
  phones constant uuid[] := case
    when by_push and exists (select from public.device_tokens t where t.user_id = login)
      then array(select d.id from app.phones_of(send_notification.recipient) d)
    else '{}' end;
  first_id uuid;
  added record;
begin
  for added in
    insert into app.notifications (
      kind, channel, company_id, person_id, dedupe_key, payload, not_before, push_subscription_id,
      device_token_id
    )
    select send_notification.kind, way.channel, p.company_id, p.person_id, way.dedupe_key,
      coalesce(send_notification.payload, '{}'), starts, way.subscription, way.phone
    from public.profiles p
    cross join lateral (
      select 1 as place, 'email' as channel, send_notification.dedupe_key, null::uuid as subscription,
        null::uuid as phone
      where by_email and browsers = '{}' and phones = '{}' and app.email_of(p.person_id) is not null
        -- Told in a browser or on a phone before, which is off meanwhile: not told again by email.
        and not exists (
          select from app.notifications n
          where n.kind = send_notification.kind and n.person_id = p.person_id
            and n.channel in ('web_push', 'native_push')
            and starts_with(n.dedupe_key, send_notification.dedupe_key || ' ')
        )
      union all
      -- One for each browser and phone, so that trying one again does not repeat the others.
      select 2, 'web_push', send_notification.dedupe_key || ' ' || b, b, null from unnest(browsers) b
      union all
      select 3, 'native_push', send_notification.dedupe_key || ' ' || f, null, f from unnest(phones) f
    ) as way
    where p.person_id = send_notification.recipient
    order by way.place, way.dedupe_key
    on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing
    returning id
  loop
    first_id := coalesce(first_id, added.id);
    perform app.enqueue_job(
      'deliver_notification', jsonb_build_object('id', added.id), added.id::text, starts
    );
  end loop;
  if not (by_email and by_push)
    and app.reach_of(send_notification.recipient, send_notification.kind) = 'turned_off'
  then
    -- For the log: why nothing came.
    insert into app.notifications (kind, channel, company_id, person_id, dedupe_key, state, settled_at, outcome)
    select send_notification.kind, 'email', p.company_id, p.person_id, send_notification.dedupe_key, 'skipped', now(),
      'turned_off'
    from public.profiles p where p.person_id = send_notification.recipient
    on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing;
  end if;
  return first_id;
end
$$;

comment on function app.send_notification(text, uuid, text, jsonb, timestamptz) is
  'Tells a person something, in each browser where they turned notifications on and on each phone with the native '
  'app, or by email where there is none or no push arrives, at not_before or once this transaction has committed. '
  'What they turned off stays away, and what can wait waits for the end of their quiet hours and their time off. '
  'Kinds have their templates in the server. Answers the id of the email or of the first push; null when the same '
  'kind was sent or is waiting for the person with this dedupe key, or when there is no way to reach them.';
