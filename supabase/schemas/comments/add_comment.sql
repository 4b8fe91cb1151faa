create or replace function public.add_comment(comment_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_comment_field(facts);
  hash constant text := md5(facts::text);
  told timestamptz;
  record uuid;
  named uuid[];
  kept public.comments;
begin
  if app.my_role() is null or comment_id is null then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  record := (facts ->> 'record_id')::uuid;
  if not app.may_with_record('read', facts ->> 'record_kind', record) then
    return app.refused('not_found');
  end if;
  if not app.may_with_record('comment', facts ->> 'record_kind', record)
    or (facts -> 'files' <> '[]' and not app.may_with_record('attach', facts ->> 'record_kind', record))
  then
    return app.refused('not_allowed');
  end if;
  -- If two calls have the same id, the second waits here and counts as a repeat.
  perform pg_advisory_xact_lock(hashtextextended(company || ':' || comment_id, 0));
  select * into kept from public.comments c where c.company_id = company and c.id = add_comment.comment_id;
  if kept.id is not null then
    return case when kept.request_hash = hash and kept.person_id = app.my_person_id()
      then jsonb_build_object('verdict', 'replayed') else app.refused('other_payload') end;
  end if;
  named := array(select e.value::uuid from jsonb_array_elements_text(facts -> 'mentions') e (value));
  if not named <@ app.readers_of_record(facts ->> 'record_kind', record) then
    return app.refused_with_detail('invalid_input', 'mentions');
  end if;
  if app.has_attachment(company, facts -> 'files') then
    return app.refused('other_payload');
  end if;
  -- A device's clock may be ahead.
  told := least((facts ->> 'made_at')::timestamptz, now());
  insert into public.comments (
    company_id, id, record_kind, record_id, person_id, body, mentions, made_at, stated_at,
    request_hash
  ) values (
    company, comment_id, facts ->> 'record_kind', record, app.my_person_id(), trim(facts ->> 'body'), named,
    told, nullif((facts ->> 'made_at')::timestamptz, told), hash
  );
  perform app.add_attachments(
    company, facts ->> 'record_kind', record, app.my_person_id(), comment_id, facts -> 'files'
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.add_comment(uuid, jsonb) is
  'A comment or files on a record, under an id that the device made: {v: 1, record_kind, record_id, body, mentions, '
  'files: [{id, mime_type, size, sha256, caption}], made_at}. body is null where there are only files. Verdict '
  'applied or replayed, or refused (not_allowed, not_found, invalid_input with the field in detail, other_payload).';

grant execute on function public.add_comment(uuid, jsonb) to authenticated;
