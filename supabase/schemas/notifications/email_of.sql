create or replace function app.email_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select e.email from app.emails_of(array[person]) e
$$;

comment on function app.email_of(uuid) is
  'The confirmed address of a person''s login; null without one, and once the person has left.';
