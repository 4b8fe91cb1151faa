create or replace function app.welcome_login() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  token text := new.raw_user_meta_data ->> 'invitation_token';
begin
  -- A kiosk is a login without a person.
  if new.raw_app_meta_data ? 'kiosk' then
    return null;
  end if;

  insert into public.profiles (id, has_login, first_name, last_name)
  values (
    new.id,
    true,
    left(coalesce(new.raw_user_meta_data ->> 'first_name', ''), 100),
    left(coalesce(new.raw_user_meta_data ->> 'last_name', ''), 100)
  )
  on conflict (id) do nothing;

  if token is not null
    and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
    and exists (select from public.profiles p where p.id = new.id and p.company_id is null)
  then
    perform app.claim_invitation(
      new.id, case when new.email_confirmed_at is not null then new.email end, token
    );
  end if;
  return null;
end
$$;

comment on function app.welcome_login() is
  'Gives every login a profile and, once its address is confirmed, the person it was invited as. An unusable token '
  'leaves a profile without a company.';

create trigger welcome_login
  after insert or update of email, email_confirmed_at, phone_confirmed_at, raw_user_meta_data on auth.users
  for each row execute function app.welcome_login();
