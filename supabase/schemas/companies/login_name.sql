create or replace function app.login_name(login uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email, u.phone, '')
  from auth.users u
  left join public.profiles p on p.id = u.id
  where u.id = login
$$;

comment on function app.login_name(uuid) is
  'The name behind a login, else its address.';
