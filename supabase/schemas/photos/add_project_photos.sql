create or replace function public.add_project_photos(project_id uuid, photos jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', project_id, me, photos), 'UTF8'));
  -- A device's clock may be ahead.
  taken timestamptz;
  wrong text;
begin
  if app.my_role() is null or not app.may_read_project(project_id) then
    return app.refused('not_found');
  end if;
  wrong := app.wrong_photos_field(company, project_id, photos);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.has_attachment(company, photos -> 'files') then
    return app.photos_replay(company, me, project_id, photos -> 'files', digest);
  end if;
  taken := least((photos ->> 'taken_at')::timestamptz, now());
  perform app.add_attachments(company, 'project_album', project_id, me, null, photos -> 'files');
  insert into public.project_photos (
    company_id, id, project_id, site_id, place_verdict, taken_at, stated_at, taken_on, tags, request_hash
  )
  select company, (f.value ->> 'id')::uuid, add_project_photos.project_id, (photos ->> 'site_id')::uuid,
    photos ->> 'place_verdict', taken, nullif((photos ->> 'taken_at')::timestamptz, taken),
    (select (taken at time zone s.time_zone)::date from public.company_settings s where s.company_id = company),
    array(select jsonb_array_elements_text(photos -> 'tags')), digest
  from jsonb_array_elements(photos -> 'files') f;
  return jsonb_build_object('verdict', 'applied');
exception
  -- The same request at the same time.
  when unique_violation then
    return app.photos_replay(company, me, project_id, photos -> 'files', digest);
end
$$;

comment on function public.add_project_photos(uuid, jsonb) is
  'Adds photos to the album of a project that the caller sees, under ids that the device made: {v: 1, site_id, '
  'place_verdict: inside, uncertain or outside as the device judged it, taken_at, tags, files: [{id, mime_type, size, '
  'sha256, caption}], at most ten}; the bytes follow. Verdict applied or replayed, or refused (not_found, '
  'invalid_input with the field in detail, other_payload).';

grant execute on function public.add_project_photos(uuid, jsonb) to authenticated;
