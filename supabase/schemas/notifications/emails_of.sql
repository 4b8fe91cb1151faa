create or replace function app.emails_of(people uuid[]) returns table (person_id uuid, email text)
language sql stable security definer set search_path = ''
as $$
  select p.person_id, u.email::text
  from public.profiles p join auth.users u on u.id = p.id
  where p.person_id = any (people) and p.has_login and u.email_confirmed_at is not null and u.email <> ''
    and (p.company_id is null or exists (
      select from public.memberships m
      where m.company_id = p.company_id and m.person_id = p.person_id
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    ))
$$;

comment on function app.emails_of(uuid[]) is
  'The confirmed addresses of people''s logins; no row for someone without one, and once they have left.';
