create or replace function app.announce_lost_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  select p.id into login from public.profiles p
  where p.company_id = old.company_id and p.person_id = old.person_id and p.has_login;
  if login is not null then
    perform pg_notify('realtime_access', login::text);
  end if;
  return null;
end
$$;

comment on function app.announce_lost_rights() is
  'Has every server ask the policies again for the login''s open channels.';
