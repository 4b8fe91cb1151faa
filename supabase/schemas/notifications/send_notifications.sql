-- A publication or a minute of reminders notifies thousands, so each step handles all recipients at once.
create or replace function app.send_notifications(
  kind text,
  recipients uuid[],
  dedupe_keys text[],
  payloads jsonb[],
  not_before timestamptz default now()
) returns table (person_id uuid, dedupe_key text, id uuid)
language sql security definer set search_path = ''
as $$
  with told as materialized (
    select p.company_id, p.person_id, case when p.has_login then p.id end as login, w.dedupe_key, w.payload,
      coalesce(app.topic_of(send_notifications.kind) || '.email' = any (n.turned_off), false) as no_email,
      coalesce(app.topic_of(send_notifications.kind) || '.push' = any (n.turned_off), false) as no_push,
      -- The first condition of app.held_until, which spares most recipients a separate call.
      app.topic_of(send_notifications.kind) in ('schedule', 'safety') and (
        app.is_quiet(q.quiet_from, q.quiet_to, q.zone, m.wanted_at) or exists (
          select from public.time_off_requests o
          where o.company_id = p.company_id and o.person_id = p.person_id and o.state = 'approved'
            and o.starts_at <= m.wanted_at and o.ends_at > m.wanted_at
        )
      ) as is_held, m.wanted_at
    from unnest(recipients, dedupe_keys, payloads) w (person_id, dedupe_key, payload)
    join public.profiles p on p.person_id = w.person_id
    cross join (select coalesce(send_notifications.not_before, now()) as wanted_at) m
    left join public.notification_settings n on n.company_id = p.company_id and n.person_id = p.person_id
    left join app.quiet_hours_of_people(recipients) q on q.person_id = p.person_id
  ), pushes as materialized (
    -- One per browser and phone, so that retrying one doesn't repeat the others.
    select t.person_id, t.dedupe_key, 2 as place, 'web_push' as channel, b.id as subscription, null::uuid as phone
    from told t
    cross join lateral app.push_subscriptions_of(t.person_id) b
    where not t.no_push and t.login in (select s.user_id from app.push_subscriptions s)
    union all
    select t.person_id, t.dedupe_key, 3, 'native_push', null, f.id
    from told t
    cross join lateral app.phones_of(t.person_id) f
    where not t.no_push and t.login in (select d.user_id from public.device_tokens d)
  ), ways as materialized (
    select t.person_id, t.dedupe_key as message, 1 as place, 'email' as channel, t.dedupe_key,
      null::uuid as subscription, null::uuid as phone
    from told t
    join app.emails_of(recipients) e on e.person_id = t.person_id
    where not t.no_email
      and (t.person_id, t.dedupe_key) not in (select q.person_id, q.dedupe_key from pushes q)
      -- Already sent to a browser or phone that has been turned off since: not sent again by email.
      and (t.person_id, t.dedupe_key) not in (
        select n.person_id, app.message_key(n.channel, n.dedupe_key) from app.notifications n
        where n.kind = send_notifications.kind and n.person_id = any (recipients)
          and n.channel in ('web_push', 'native_push')
      )
    union all
    select q.person_id, q.dedupe_key, q.place, q.channel, q.dedupe_key || ' ' || coalesce(q.subscription, q.phone),
      q.subscription, q.phone
    from pushes q
  ), added as (
    insert into app.notifications as n (
      kind, channel, company_id, person_id, dedupe_key, payload, not_before, push_subscription_id, device_token_id
    )
    select send_notifications.kind, w.channel, t.company_id, t.person_id, w.dedupe_key, coalesce(t.payload, '{}'),
      case when t.is_held then app.held_until(t.person_id, send_notifications.kind, t.wanted_at) else t.wanted_at end,
      w.subscription, w.phone
    from ways w
    join told t on t.person_id = w.person_id and t.dedupe_key = w.message
    order by w.person_id, w.place, w.dedupe_key
    on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing
    returning n.id, n.company_id, n.person_id, n.channel, n.dedupe_key, n.not_before
  ), queued as (
    insert into app.jobs (kind, payload, dedupe_key, due_at)
    select 'deliver_notification', jsonb_build_object('id', a.id, 'company_id', a.company_id),
      a.id::text, a.not_before from added a
    returning pg_notify('jobs', '')
  ), shown as (
    insert into public.inbox_items (company_id, person_id, kind, dedupe_key, record_kind, record_id, arguments)
    select t.company_id, t.person_id, send_notifications.kind, t.dedupe_key, r.record_kind, r.record_id,
      -- A link that makes a decision in its reader's name is only for their mailbox.
      coalesce(t.payload, '{}') - 'token'
    from told t
    left join lateral app.inbox_record(t.payload) r on true
    where t.company_id is not null and t.login is not null and not (t.no_email and t.no_push)
    order by t.person_id, t.dedupe_key
    on conflict on constraint inbox_items_once do nothing
  ), skipped as (
    -- Tells the log why nothing was sent.
    insert into app.notifications (kind, channel, company_id, person_id, dedupe_key, state, settled_at, outcome)
    select send_notifications.kind, 'email', t.company_id, t.person_id, t.dedupe_key, 'skipped', now(), 'turned_off'
    from told t
    where (t.no_email or t.no_push) and app.reach_of(t.person_id, send_notifications.kind) = 'turned_off'
    order by t.person_id, t.dedupe_key
    on conflict (kind, person_id, channel, dedupe_key) where person_id is not null do nothing
  )
  select w.person_id, w.message, (array_agg(a.id order by w.place, w.dedupe_key))[1]
  from added a
  join ways w on w.person_id = a.person_id and w.channel = a.channel and w.dedupe_key = a.dedupe_key
  group by w.person_id, w.message
$$;

comment on function app.send_notifications(text, uuid[], text[], jsonb[], timestamptz) is
  'Tells people something, each by a dedupe key and a payload of their own: in the notification center at once, and '
  'in each browser where they turned notifications on and on each phone with the native app, or by email where there '
  'is none or no push arrives, at not_before or once this transaction has committed. What they turned off stays away, '
  'and what can wait waits for the end of their quiet hours and their time off. Kinds have their templates in '
  'packages/contract/src/notices. Answers the id of the email or of the first push of each; no row when the same kind '
  'was sent or is waiting for the person with this dedupe key, or when there is no way to reach them.';
