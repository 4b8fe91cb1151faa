create or replace function app.is_reached(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.email_of(person) is not null or exists (select from app.push_subscriptions_of(person))
$$;

comment on function app.is_reached(uuid) is
  'Whether a person has a way to be told something: a confirmed email or a browser with notifications.';
