create or replace function public.save_checklist(checklist_id uuid, checklist jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', checklist_id, checklist), 'UTF8'));
  answers constant jsonb := checklist -> 'answers';
  held public.checklists;
  asked public.checklist_revisions;
  failed jsonb[];
  question jsonb;
  hazard jsonb;
  wrong text;
  told timestamptz;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if checklist_id is null then
    return app.refused_with_detail('invalid_input', 'checklist_id');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('checklist:' || checklist_id::text, 0));
  select * into held from public.checklists c where c.company_id = company and c.id = save_checklist.checklist_id;
  if held.id is not null then
    return case when held.author_person_id = me and held.request_hash = digest
      then jsonb_build_object('verdict', 'replayed') else app.refused('other_payload') end;
  end if;
  wrong := app.wrong_checklist_field(company, checklist);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.has_attachment(company, checklist -> 'files') or exists (
    select from public.hazards h
    where h.company_id = company
      and h.id in (select (p #>> '{}')::uuid from jsonb_path_query(answers, '$.*.hazard_id') p)
  ) then
    return app.refused('other_payload');
  end if;
  select * into asked from public.checklist_revisions r
  where r.company_id = company and r.template_id = (checklist ->> 'template_id')::uuid
    and r.revision = (checklist ->> 'revision')::integer;
  failed := array(
    select q.value from jsonb_array_elements(asked.questions) with ordinality as q (value, place)
    where app.is_failed_answer(q.value, answers -> (q.value ->> 'id')) order by q.place
  );

  -- A device's clock may be ahead.
  told := least((checklist ->> 'made_at')::timestamptz, now());
  insert into public.checklists (
    company_id, id, template_id, revision, project_id, equipment_id, author_person_id, is_private, asks_call, language,
    answers, failed_count, made_at, stated_at, request_hash, search_text
  ) values (
    company, checklist_id, asked.template_id, asked.revision, (checklist ->> 'project_id')::uuid,
    (checklist ->> 'equipment_id')::uuid, me, asked.is_private, coalesce((checklist ->> 'asks_call')::boolean, false),
    checklist ->> 'language', answers, cardinality(failed),
    told, nullif((checklist ->> 'made_at')::timestamptz, told), digest,
    app.checklist_search_text(asked.title, asked.questions, answers)
  ) returning * into held;
  perform app.add_attachments(company, 'checklist', checklist_id, me, null, checklist -> 'files');
  foreach question in array failed loop
    hazard := answers -> (question ->> 'id') -> 'hazard_id';
    if app.is_uuid(hazard) and app.add_hazard(
      company, (hazard #>> '{}')::uuid, app.checklist_hazard(checklist, asked.title, question), me
    ) ->> 'verdict' <> 'applied' then
      -- If two answers name the same hazard, nothing is stored.
      raise exception 'a hazard of the checklist was refused' using errcode = '22023';
    end if;
  end loop;
  if held.is_private then
    perform app.tell_private_checklist(held);
  end if;
  return jsonb_build_object('verdict', 'applied', 'failed_count', cardinality(failed));
end
$$;

comment on function public.save_checklist(uuid, jsonb) is
  'A member sends a filled-in checklist under an id that the device made: {v: 2, template_id, revision, project_id, '
  'equipment_id, asks_call, language, made_at, answers: {<question>: ...}, files: [{id, mime_type, size, sha256, '
  'caption}]}; the photos'' bytes follow. Version 1 has neither equipment_id nor asks_call. A '
  'failed answer whose question says so raises a hazard, under the id in hazard_id. Verdict applied '
  'or replayed, or refused (not_allowed, invalid_input with the field or answers.<question> in detail, '
  'other_payload).';

grant execute on function public.save_checklist(uuid, jsonb) to authenticated;
