create or replace function app.add_attachments(
  company uuid, record_kind text, record_id uuid, person uuid, comment uuid, files jsonb
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.attachments (
    company_id, id, record_kind, record_id, person_id, comment_id, mime_type, size_bytes, sha256, caption,
    created_at
  )
  select company, (f.value ->> 'id')::uuid, add_attachments.record_kind, add_attachments.record_id, person, comment,
    f.value ->> 'mime_type', (f.value ->> 'size')::integer, f.value ->> 'sha256', trim(f.value ->> 'caption'),
    case when person is null then date_trunc('hour', now(), 'UTC') else now() end
  from jsonb_array_elements(files) f
$$;

comment on function app.add_attachments(uuid, text, uuid, uuid, uuid, jsonb) is
  'Declares files of a record, whose bytes follow, for functions that have checked the rights and the list by '
  'wrong_file_field and has_attachment. person is null for an anonymous report, whose time is cut to the '
  'hour.';
