create or replace function app.reach_of(person uuid, kind text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (exists (select from app.push_subscriptions_of(person)) or exists (select from app.phones_of(person)))
      and not app.is_turned_off(person, kind, 'push')
      or app.email_of(person) is not null and not app.is_turned_off(person, kind, 'email') then 'sent'
    when app.is_turned_off(person, kind, 'push') or app.is_turned_off(person, kind, 'email') then 'turned_off'
    else 'no_address'
  end
$$;

comment on function app.reach_of(uuid, text) is
  'What would come of a message of a kind to a person: sent, or turned_off where they chose so and it leaves no way, '
  'or no_address without a confirmed email, a browser with notifications and a phone with the app.';
