create or replace function public.approve_jsa(approval_id uuid, jsa_id uuid, approved jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'approve', jsa_id, approved), 'UTF8'));
  held public.jsas;
  replay jsonb;
  wrong text;
  approver uuid;
  told timestamptz;
  is_own boolean;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.jsa_to_change(jsa_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.jsa_replay(company, approval_id, digest);
  if replay is not null then
    return replay;
  end if;
  wrong := case when approval_id is null then 'approval_id' else app.wrong_approval_field(company, approved) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  approver := (approved ->> 'person_id')::uuid;
  if approver <> me and (approved ->> 'method' = 'login' or not app.may_manage_jsa(held)) then
    return app.refused('not_allowed');
  end if;
  told := app.jsa_time(held, (approved ->> 'approved_at')::timestamptz);
  wrong := app.why_not_as_read(held, told, approved ->> 'hash');
  if wrong is not null then
    return app.refused(wrong);
  end if;
  wrong := app.why_not_approve_jsa(held, approver);
  if wrong is null and approved ->> 'method' = 'pin' then
    wrong := app.why_not_pin(
      company, approver,
      app.jsa_proof_text('approve', approval_id, jsa_id, approved ->> 'hash', approved ->> 'approved_at'),
      approved ->> 'pin_proof'
    );
  end if;
  if wrong is not null then
    return app.refused(wrong);
  end if;

  is_own := app.is_jsa_author(held, approver);
  insert into public.jsa_approvals (
    company_id, id, jsa_id, hash, person_id, method, own_approval, approved_at, collected_by
  ) values (company, approval_id, held.id, held.hash, approver, approved ->> 'method', is_own, told, me);
  update public.jsas j set
    approved_at = told, approved_by = approver, approved_by_pin = approved ->> 'method' = 'pin', own_approval = is_own
  where j.company_id = company and j.id = held.id
  returning * into held;
  perform app.add_jsa_event(
    held, approval_id, 'approved', (approved ->> 'approved_at')::timestamptz,
    jsonb_build_object('name', app.person_label(company, approver) -> 'name', 'own_approval', nullif(is_own, false)),
    digest
  );
  return jsonb_build_object('verdict', 'applied', 'state', app.jsa_state(held, now()));
end
$$;

comment on function public.approve_jsa(uuid, uuid, jsonb) is
  'Approves a high-risk JSA under an id that the device made: {v: 1, hash, method, person_id, pin_proof, '
  'approved_at}. '
  'An admin or a supervisor who sees the project, by login, or present on another''s phone by PIN; never an author, '
  'unless no one else could, which is flagged. Verdict applied or replayed with state, or refused (not_allowed, '
  'not_found, invalid_input with the field in detail, other_payload, jsa_changed, wrong_state, already_decided, '
  'open_items, own_jsa, pin_wrong, too_many_pins).';

grant execute on function public.approve_jsa(uuid, uuid, jsonb) to authenticated;
