create or replace function public.list_company_sign_ins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'sign_ins', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'kind', s.kind, 'name', s.name, 'domains', s.domains, 'issuer', s.issuer,
          'client_id', s.client_id, 'sign_in_url', s.sign_in_url, 'certificate', s.certificate,
          'email_claim', s.email_claim, 'is_required', s.is_required, 'session_hours', s.session_hours,
          'proof', s.proof, 'proven_at', app.instant(s.proven_at),
          'proof_missing_since', app.instant(s.proof_missing_since), 'metadata_url', s.metadata_url, 'is_on', s.is_on
        ) order by s.created_at, s.id
      ), '[]')
      from public.company_sign_ins s where s.company_id = company
    )
  );
end
$$;

comment on function public.list_company_sign_ins() is
  'The company''s identity providers for its admins, without secrets. Verdict ok or refused (not_allowed).';

grant execute on function public.list_company_sign_ins() to authenticated;
