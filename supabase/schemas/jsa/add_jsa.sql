create or replace function app.add_jsa(save_id uuid, jsa_id uuid, saved jsonb, request_hash bytea) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  document constant jsonb := saved -> 'document';
  -- A device's clock may be ahead.
  told constant timestamptz := least((saved ->> 'made_at')::timestamptz, now());
  kept public.jsas;
  refused_recordings text;
begin
  if (saved ->> 'base_version')::integer <> 0 then
    return app.refused('not_found');
  end if;
  insert into public.jsas (
    company_id, id, number, project_id, author_person_id, document, hash, edited_by, is_high_risk, made_at, ends_at,
    copied_from_id, also_said_text, stated_at
  ) values (
    company, jsa_id, app.next_number(company, 'jsa'), (saved ->> 'project_id')::uuid, me, document,
    app.jsa_hash(document), me, app.is_high_risk(document), told, app.jsa_end(saved, told),
    (saved ->> 'copied_from')::uuid, app.also_said_text(document),
    nullif((saved ->> 'made_at')::timestamptz, told)
  ) returning * into kept;
  insert into public.jsa_versions (company_id, jsa_id, version, document, hash, saved_by)
  values (company, kept.id, 1, document, kept.hash, me);
  if saved -> 'transcript' <> 'null' then
    refused_recordings := app.keep_jsa_transcript(company, kept.id, saved);
  end if;
  perform app.add_jsa_event(
    kept, save_id, 'saved', (saved ->> 'made_at')::timestamptz, '{"version": 1}', request_hash
  );
  perform app.tell_jsa_waits(kept);
  return jsonb_build_object('verdict', 'applied', 'refused_recordings', refused_recordings);
end
$$;

comment on function app.add_jsa(uuid, uuid, jsonb, bytea) is
  'Stores a new JSA of the caller''s, whose fields were found right.';
