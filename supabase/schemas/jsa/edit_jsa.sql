create or replace function app.edit_jsa(held public.jsas, save_id uuid, saved jsonb, request_hash bytea) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
  -- An older app doesn't send also_said, and must not delete anything by that.
  edited constant jsonb :=
    case when held.document ? 'also_said' then jsonb_build_object('also_said', held.document -> 'also_said')
    else '{}' end || (saved -> 'document');
  new_hash constant text := app.jsa_hash(edited);
  voided integer := 0;
  refused_recordings text;
begin
  if not app.may_manage_jsa(held) then
    return app.refused('not_allowed');
  end if;
  if (saved ->> 'project_id')::uuid is distinct from held.project_id then
    return app.refused_with_detail('invalid_input', 'project_id');
  end if;
  if (saved ->> 'base_version')::integer <> held.document_version then
    return app.refused('changed_meanwhile');
  end if;
  if app.jsa_state(held, now()) in ('expired', 'ended') then
    return app.refused('wrong_state');
  end if;
  if new_hash <> held.hash then
    voided := app.void_jsa_signatures(held, 'edited');
  end if;
  update public.jsas j set
    document_version = held.document_version + 1, document = edited, hash = new_hash,
    edited_by = case when new_hash = held.hash then held.edited_by else me end,
    is_high_risk = app.is_high_risk(edited), also_said_text = app.also_said_text(edited),
    ends_at = case when saved -> 'shift_end' = 'null' then held.ends_at else app.jsa_end(saved, held.made_at) end
  where j.company_id = held.company_id and j.id = held.id;
  insert into public.jsa_versions (company_id, jsa_id, version, document, hash, saved_by)
  values (held.company_id, held.id, held.document_version + 1, edited, new_hash, me);
  if saved -> 'transcript' <> 'null' then
    refused_recordings := app.keep_jsa_transcript(held.company_id, held.id, saved);
  end if;
  perform app.add_jsa_event(
    held, save_id, 'edited', now(), jsonb_build_object('version', held.document_version + 1, 'voided', voided),
    request_hash
  );
  if new_hash <> held.hash then
    perform app.tell_jsa_waits(j) from public.jsas j where j.company_id = held.company_id and j.id = held.id;
  end if;
  return jsonb_build_object('verdict', 'applied', 'voided', voided, 'refused_recordings', refused_recordings);
end
$$;

comment on function app.edit_jsa(public.jsas, uuid, jsonb, bytea) is
  'Stores the next version of a JSA that is held. Signatures and approval stay where only the header changed.';
