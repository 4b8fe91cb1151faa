create or replace function public.save_jsa(save_id uuid, jsa_id uuid, saved jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'save', jsa_id, saved), 'UTF8'));
  held public.jsas;
  answer jsonb;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  wrong := case when save_id is null then 'save_id' when jsa_id is null then 'jsa_id' end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  held := app.jsa_to_change(jsa_id);
  if held.id is null and exists (select from public.jsas j where j.company_id = company and j.id = jsa_id) then
    return app.refused('not_found');
  end if;
  answer := app.jsa_replay(company, save_id, digest);
  if answer is null then
    wrong := app.wrong_jsa_field(saved);
    if wrong is not null then
      return app.refused_with_detail('invalid_input', wrong);
    end if;
    answer := case when held.id is null then app.add_jsa(save_id, jsa_id, saved, digest)
      else app.edit_jsa(held, save_id, saved, digest) end;
  end if;
  if answer ->> 'verdict' = 'refused' then
    return answer;
  end if;
  return (
    select jsonb_build_object(
      'verdict', answer -> 'verdict', 'number', j.number, 'version', j.document_version, 'hash', j.hash,
      'state', app.jsa_state(j, now()), 'voided', coalesce((answer ->> 'voided')::integer, 0),
      'refused_recordings', answer -> 'refused_recordings'
    )
    from public.jsas j where j.company_id = company and j.id = jsa_id
  );
end
$$;

comment on function public.save_jsa(uuid, uuid, jsonb) is
  'A member saves a JSA or an edit of one under ids that the device made: {v: 1, base_version, project_id, made_at, '
  'shift_end, copied_from, document, transcript}, and with recordings told, {at, wording}. Another hazard or control '
  'voids signatures and approval. Verdict applied or replayed with number, version, hash, state, voided and '
  'refused_recordings (recording_not_told: the recordings were not taken; else null), or refused (not_allowed, '
  'not_found, invalid_input with the field in detail, changed_meanwhile, wrong_state, other_payload).';

grant execute on function public.save_jsa(uuid, uuid, jsonb) to authenticated;
