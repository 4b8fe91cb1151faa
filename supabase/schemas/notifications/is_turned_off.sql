create or replace function app.is_turned_off(person uuid, kind text, channel text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p
    join public.notification_settings s on s.company_id = p.company_id and s.person_id = p.person_id
    where p.person_id = person and app.topic_of(kind) || '.' || channel = any (s.turned_off)
  )
$$;

comment on function app.is_turned_off(uuid, text, text) is
  'Whether a person wants no notifications of a kind by a channel, email or push.';
