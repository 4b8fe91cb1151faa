create or replace function app.reaches_of(people uuid[], kind text) returns table (person_id uuid, outcome text)
language sql stable security definer set search_path = ''
as $$
  select p.person_id, case
    when not w.no_push and (
        p.id in (select s.user_id from app.push_subscriptions s)
          and exists (select from app.push_subscriptions_of(p.person_id))
        or p.id in (select d.user_id from public.device_tokens d) and exists (select from app.phones_of(p.person_id))
      )
      or e.email is not null and not w.no_email then 'sent'
    when w.no_push or w.no_email then 'turned_off'
    else 'no_address'
  end
  from public.profiles p
  left join public.notification_settings n on n.company_id = p.company_id and n.person_id = p.person_id
  left join app.emails_of(people) e on e.person_id = p.person_id
  cross join lateral (
    select coalesce(app.topic_of(kind) || '.push' = any (n.turned_off), false) as no_push,
      coalesce(app.topic_of(kind) || '.email' = any (n.turned_off), false) as no_email
  ) w
  where p.person_id = any (people)
$$;

comment on function app.reaches_of(uuid[], text) is
  'What would come of a message of a kind to people: sent, or turned_off where they chose so and it leaves no way, '
  'or no_address without a confirmed email, a browser with notifications and a phone with the app.';
