create or replace function public.sign_jsa(signature_id uuid, jsa_id uuid, signed jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'sign', jsa_id, signed), 'UTF8'));
  held public.jsas;
  replay jsonb;
  wrong text;
  signer uuid;
  signer_name text;
  unconfirmed boolean;
  told timestamptz;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.jsa_to_change(jsa_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.jsa_replay(company, signature_id, digest);
  if replay is not null then
    return replay;
  end if;
  wrong := case when signature_id is null then 'signature_id' else app.wrong_signature_field(company, signed) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  signer := (signed ->> 'person_id')::uuid;
  if signer is distinct from me and (signed ->> 'method' = 'login' or not app.may_manage_jsa(held)) then
    return app.refused('not_allowed');
  end if;
  told := app.jsa_time(held, (signed ->> 'signed_at')::timestamptz);
  wrong := app.why_not_as_read(held, told, signed ->> 'hash');
  if wrong is not null then
    return app.refused(wrong);
  end if;
  signer_name := coalesce(app.person_label(company, signer) ->> 'name', trim(signed ->> 'name'));
  -- Signing with one's own login replaces a signature that was drawn for the person and not confirmed.
  update public.jsa_signatures s set voided_at = now(), void_reason = 'replaced'
  where s.company_id = company and s.jsa_id = held.id and s.person_id = me and signer = me
    and s.voided_at is null and s.needs_confirmation;
  if exists (
    select from public.jsa_signatures s
    where s.company_id = company and s.jsa_id = held.id and s.voided_at is null
      and case when signer is null then s.person_id is null and app.fold_text(s.name) = app.fold_text(signer_name)
        else s.person_id = signer end
  ) then
    return app.refused('jsa_signed');
  end if;
  if signed ->> 'method' = 'pin' then
    wrong := app.why_not_pin(
      company, signer, app.jsa_proof_text('sign', signature_id, jsa_id, signed ->> 'hash', signed ->> 'signed_at'),
      signed ->> 'pin_proof'
    );
    if wrong is not null then
      return app.refused(wrong);
    end if;
  end if;

  unconfirmed := signed ->> 'method' = 'finger' and signer is distinct from me and exists (
    select from public.profiles p where p.company_id = company and p.person_id = signer and p.has_login
  );
  insert into public.jsa_signatures (
    company_id, id, jsa_id, hash, person_id, name, method, drawing, missed, signed_at, collected_by,
    needs_confirmation, stated_at
  ) values (
    company, signature_id, held.id, held.hash, signer, signer_name, signed ->> 'method',
    nullif(signed -> 'drawing', 'null'), trim(signed ->> 'missed'), told, me, unconfirmed,
    nullif((signed ->> 'signed_at')::timestamptz, told)
  );
  update public.jsas j set signed = j.signed + (not unconfirmed)::integer
  where j.company_id = company and j.id = held.id returning * into held;
  perform app.add_jsa_event(
    held, signature_id, 'signed', (signed ->> 'signed_at')::timestamptz, jsonb_build_object('name', signer_name),
    digest
  );
  return jsonb_build_object('verdict', 'applied', 'state', app.jsa_state(held, now()));
end
$$;

comment on function public.sign_jsa(uuid, uuid, jsonb) is
  'Signs a JSA under an id that the device made: {v: 1, hash, method, person_id, name, drawing, pin_proof, missed, '
  'signed_at}. By login or finger the caller; by finger or PIN others on the phone of who manages it. '
  'A drawing for someone with a login waits for confirm_jsa_signature. It may be sent '
  'after the JSA has ended if it was signed before. Verdict applied or replayed with state, or refused (not_allowed, '
  'not_found, invalid_input with the field in detail, other_payload, jsa_changed, jsa_signed, wrong_state, pin_wrong, '
  'too_many_pins).';

grant execute on function public.sign_jsa(uuid, uuid, jsonb) to authenticated;
