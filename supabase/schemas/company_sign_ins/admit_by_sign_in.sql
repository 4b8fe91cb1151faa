create or replace function app.admit_by_sign_in(sign_in_id uuid, login uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sign_in public.company_sign_ins;
  invitation public.invitations;
  address text;
  role text;
begin
  select * into sign_in from public.company_sign_ins s where s.id = sign_in_id and s.is_on;
  role := app.role_of_login(login, sign_in.company_id);
  if role is null and sign_in.id is not null
    and exists (select from public.profiles p where p.id = login and p.company_id is null)
    and not exists (select from public.platform_admins a where a.user_id = login)
  then
    select u.email into address from auth.users u where u.id = login and u.email_confirmed_at is not null;
    select * into invitation from public.invitations i
    where i.company_id = sign_in.company_id and i.email = address and app.is_usable(i)
    order by i.created_at desc limit 1;
    if invitation.id is not null and sign_in.domains @> array[app.domain_of(address)] then
      perform app.take_invitation(login, address, invitation);
      role := app.role_of_login(login, sign_in.company_id);
    end if;
  end if;
  if role is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'max_seconds', case when role <> 'employee' then sign_in.session_hours * 3600 end
  );
end
$$;

comment on function app.admit_by_sign_in(uuid, uuid) is
  'Whether a login that the company''s identity provider vouches for is one of its people; an open invitation to the '
  'login''s address is accepted. max_seconds is how long a supervisor''s or admin''s session lasts, null for crews '
  '(docs/decisions/0052). Verdict ok or refused. For the auth server.';

grant execute on function app.admit_by_sign_in(uuid, uuid) to supabase_auth_admin;
