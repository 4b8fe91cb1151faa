create or replace function public.record_order_request(id uuid, request jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  files constant jsonb := request -> 'files';
  digest constant bytea := sha256(convert_to(request::text, 'UTF8'));
  wrong text;
  held public.order_requests;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.order_requests r where r.company_id = company and r.id = record_order_request.id;
  if held.id is not null then
    return app.answer_to_repeat(held.request_hash, held.person_id, digest);
  end if;
  if not app.may_request() then
    return app.refused('not_allowed');
  end if;
  wrong := case when record_order_request.id is null then 'id' else app.first_wrong(request, jsonb_build_object(
    'v', request -> 'v' = '1',
    'what', app.is_text_or_null(request -> 'what', 2000) and request -> 'what' <> 'null',
    'quantity', app.is_text_or_null(request -> 'quantity', 100),
    'project_id', app.is_id_or_null(request -> 'project_id') and (request -> 'project_id' = 'null'
      or (request ->> 'project_id')::uuid = any (app.my_projects())),
    'needed_by', app.is_date_or_null(request -> 'needed_by'),
    'same_as_id', app.is_id_or_null(request -> 'same_as_id') and (request -> 'same_as_id' = 'null'
      or app.may_read_request((request ->> 'same_as_id')::uuid)),
    'requested_at', app.is_instant(request -> 'requested_at'),
    'files', app.wrong_file_field(files) is null
  )) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.has_attachment(company, files) then
    return app.refused('other_payload');
  end if;
  insert into public.order_requests (
    company_id, id, person_id, project_id, what, quantity, needed_by, same_as_id, requested_at, request_hash
  ) values (
    company, record_order_request.id, me, (request ->> 'project_id')::uuid, request ->> 'what',
    request ->> 'quantity', (request ->> 'needed_by')::date, (request ->> 'same_as_id')::uuid,
    least((request ->> 'requested_at')::timestamptz, now()), digest
  );
  perform app.add_attachments(company, 'order_request', record_order_request.id, me, null, files);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.record_order_request(uuid, jsonb) is
  'A member asks buyers for something, under an id that the device made: {v: 1, what, quantity, project_id, '
  'needed_by, same_as_id, requested_at, files}. Verdict applied or replayed, or refused (not_allowed, '
  'invalid_input with the field in detail, other_payload).';

grant execute on function public.record_order_request(uuid, jsonb) to authenticated;
