-- docs/decisions/0360-a-proof-that-is-gone-ends-slowly.md
create or replace function app.note_proof_read(sign_in_id uuid, proof text, domains text[], is_there boolean)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.company_sign_ins;
  since timestamptz;
begin
  select * into known from public.company_sign_ins s where s.id = sign_in_id for update;
  if known.proven_at is null or known.proof <> note_proof_read.proof or known.domains <> note_proof_read.domains then
    return 'changed_meanwhile';
  end if;
  if is_there then
    update public.company_sign_ins s set proof_missing_since = null, updated_at = now()
    where s.id = known.id and s.proof_missing_since is not null;
    return 'there';
  end if;
  since := coalesce(known.proof_missing_since, now());
  if known.proof_missing_since is null then
    update public.company_sign_ins s set proof_missing_since = since, updated_at = now() where s.id = known.id;
  end if;
  if app.is_proof_over(since) and known.is_required then
    update public.company_sign_ins s set is_required = false, updated_at = now() where s.id = known.id;
    perform app.tell_of_sign_in(known, 'not_required', since);
    return 'not_required';
  end if;
  if known.is_on and since <= now() - interval '3 days' and not app.is_proof_over(since) then
    perform app.tell_of_sign_in(known, 'proof_missing', since);
    return 'warned';
  end if;
  return 'missing';
end
$$;

comment on function app.note_proof_read(uuid, text, text[], boolean) is
  'The server has read the DNS of a proven sign-in again. Without the proof its admins are warned after 3 days, and '
  'after 14 it is no longer required. Answers there, missing, warned, not_required or changed_meanwhile.';
