create or replace function public.invitation_preview(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations := app.usable_invitation(token);
begin
  if invitation.id is null then
    return jsonb_build_object('usable', false);
  end if;
  update public.invitations i set opened_at = now() where i.id = invitation.id and i.opened_at is null;
  return (
    select jsonb_build_object(
      'usable', true,
      'email', invitation.email,
      'first_name', p.first_name,
      'last_name', p.last_name,
      'language', p.language,
      'expires_at', app.instant(invitation.expires_at),
      'company', jsonb_build_object(
        'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url,
        'brand_name', c.brand_name, 'settings', c.settings
      )
    )
    from public.profiles p join public.companies c on c.id = p.company_id
    where p.company_id = invitation.company_id and p.person_id = invitation.person_id
  );
end
$$;

comment on function public.invitation_preview(text) is
  'What the sign-up screen shows to the holder of a token, and remembers that it was read. An unknown, used, '
  'expired or revoked token all look the same. The auth server asks, too, before it texts a code to a new number.';

grant execute on function public.invitation_preview(text) to anon, authenticated, supabase_auth_admin;
