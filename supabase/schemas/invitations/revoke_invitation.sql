create or replace function public.revoke_invitation(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  update public.invitations i set revoked_at = now()
  where i.id = invitation_id and i.company_id = app.my_company_id()
    and i.claimed_at is null and i.revoked_at is null;
  if not found then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.revoke_invitation(uuid) is
  'An admin withdraws an offer no one used. Verdict applied or refused (not_allowed, not_found).';

grant execute on function public.revoke_invitation(uuid) to authenticated;
