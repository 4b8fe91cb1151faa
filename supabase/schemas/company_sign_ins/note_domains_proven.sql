-- docs/decisions/0335-a-company-proves-its-domain-by-dns.md
create or replace function app.note_domains_proven(sign_in_id uuid, proof text, domains text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.company_sign_ins;
begin
  -- One at a time, so that two companies can't prove one domain at once.
  perform pg_advisory_xact_lock(hashtext('company_sign_ins.domains'));
  select * into known from public.company_sign_ins s where s.id = sign_in_id for update;
  if known.id is null or known.proof <> note_domains_proven.proof or known.domains <> note_domains_proven.domains then
    return app.refused('changed_meanwhile');
  end if;
  if exists (
    select from public.company_sign_ins s
    where s.id <> known.id and s.proven_at is not null and s.domains && known.domains
      and not app.is_proof_over(s.proof_missing_since)
  ) then
    return app.refused('domain_taken');
  end if;
  -- The domain has another owner.
  update public.company_sign_ins s set
    proven_at = null, proof_missing_since = null, is_on = false, is_required = false, updated_at = now()
  where s.id <> known.id and s.proven_at is not null and s.domains && known.domains;
  update public.company_sign_ins s set proven_at = now(), proof_missing_since = null, updated_at = now()
  where s.id = known.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function app.note_domains_proven(uuid, text, text[]) is
  'The server has read the proof in the DNS of every one of these domains. Verdict applied or refused '
  '(changed_meanwhile, domain_taken where another sign-in has proven one of them). One whose proof has been gone for '
  '14 days gives way.';
