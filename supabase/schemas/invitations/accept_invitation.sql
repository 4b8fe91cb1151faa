create or replace function public.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login auth.users;
begin
  perform app.refuse_unfit_session();
  if not exists (select from public.profiles p where p.id = auth.uid() and p.company_id is null)
  then
    return app.refused('already_member');
  end if;
  if app.is_listed_platform_admin() then
    return app.refused('has_company');
  end if;
  select * into login from auth.users u where u.id = auth.uid();
  if token is null
    or not app.claim_invitation(auth.uid(), case when login.email_confirmed_at is not null then login.email end, token)
  then
    return app.refused('invitation_invalid');
  end if;
  -- No one can join a suspended company.
  perform app.who_asks();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.accept_invitation(text) is
  'Someone who is signed in and in no company becomes the person that the token invites. Verdict applied or '
  'refused (already_member, has_company for a platform admin, who belongs to none, invitation_invalid).';

grant execute on function public.accept_invitation(text) to authenticated;
