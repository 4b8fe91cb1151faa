create or replace function public.confirm_jsa_signature(signature_id uuid, is_mine boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  held public.jsas;
  drawn public.jsa_signatures;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if is_mine is null then
    return app.refused_with_detail('invalid_input', 'is_mine');
  end if;
  held := app.jsa_to_change((
    select s.jsa_id from public.jsa_signatures s
    where s.company_id = company and s.id = signature_id and s.person_id = me and s.collected_by <> me
  ));
  if held.id is null then
    return app.refused('not_found');
  end if;
  select * into drawn from public.jsa_signatures s where s.company_id = company and s.id = signature_id;
  if is_mine and drawn.voided_at is null and not drawn.needs_confirmation
    or not is_mine and coalesce(drawn.void_reason = 'rejected', false)
  then
    return jsonb_build_object('verdict', 'replayed', 'state', app.jsa_state(held, now()));
  elsif drawn.voided_at is not null or not drawn.needs_confirmation then
    return app.refused('wrong_state');
  end if;

  if is_mine then
    update public.jsa_signatures s set needs_confirmation = false
    where s.company_id = company and s.id = signature_id;
  else
    update public.jsa_signatures s set voided_at = now(), void_reason = 'rejected'
    where s.company_id = company and s.id = signature_id;
  end if;
  update public.jsas j set signed = j.signed + is_mine::integer
  where j.company_id = company and j.id = held.id returning * into held;
  perform app.add_jsa_event(
    held, gen_random_uuid(), case when is_mine then 'confirmed' else 'rejected' end, now(),
    jsonb_build_object('name', drawn.name),
    sha256(convert_to(concat_ws(' ', 'confirm', signature_id, is_mine), 'UTF8'))
  );
  return jsonb_build_object('verdict', 'applied', 'state', app.jsa_state(held, now()));
end
$$;

comment on function public.confirm_jsa_signature(uuid, boolean) is
  'Someone says whether a signature that was drawn for them on another person''s phone is theirs. One that is not is '
  'void. Verdict applied or replayed with state, or refused (not_allowed, not_found, invalid_input, wrong_state).';

grant execute on function public.confirm_jsa_signature(uuid, boolean) to authenticated;
