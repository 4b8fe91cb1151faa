create or replace function app.begin_delivery(notification uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  due app.notifications;
begin
  update app.notifications n set attempts = n.attempts + 1
  where n.id = notification and n.state = 'waiting'
  returning * into due;
  if due.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', due.id,
      'kind', due.kind,
      'channel', due.channel,
      'payload', due.payload,
      'content', due.content,
      'personId', due.person_id,
      'address', coalesce(due.address, app.email_of(due.person_id)),
      'subscription', (
        select jsonb_build_object('id', b.id, 'endpoint', b.endpoint, 'p256dh', b.p256dh, 'auth', b.auth)
        from app.push_subscriptions_of(due.person_id) b where b.id = due.push_subscription_id
      ),
      'phone', (
        select jsonb_build_object('id', d.id, 'system', d.platform, 'token', d.token, 'userId', d.user_id)
        from app.phones_of(due.person_id) d where d.id = due.device_token_id
      ),
      'isPatient', coalesce(due.give_up_at > now(), false),
      'language', coalesce(p.language, 'en'),
      'firstName', coalesce(p.first_name, ''),
      'timeZone', coalesce(s.time_zone, 'UTC'),
      'company', case when c.id is not null then jsonb_build_object(
        'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url,
        'brand_name', c.brand_name, 'settings', c.settings
      ) end
    )
    from (select) as one
    left join public.profiles p on p.person_id = due.person_id
    left join public.companies c on c.id = p.company_id
    left join public.company_settings s on s.company_id = p.company_id
  );
end
$$;

comment on function app.begin_delivery(uuid) is
  'For the server: a notification that it is to deliver now, with the recipient''s address, browser or phone, '
  'language and company; null when it is settled.';
