create or replace function app.email_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email::text
  from public.profiles p join auth.users u on u.id = p.id
  where p.person_id = person and p.has_login and u.email_confirmed_at is not null and u.email <> ''
    and (p.company_id is null or app.role_at(p.company_id, p.person_id, now()) is not null)
$$;

comment on function app.email_of(uuid) is
  'The confirmed address of a person''s login; null without one, and once the person has left.';
