create or replace function app.new_record_files(company uuid, record_kind text, record_id uuid, files jsonb)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(f.value order by f.place), '[]')
  from jsonb_array_elements(files) with ordinality as f (value, place)
  where not exists (
    select from public.attachments a
    where a.company_id = company and a.id = (f.value ->> 'id')::uuid
      and a.record_kind = new_record_files.record_kind and a.record_id = new_record_files.record_id
      and a.comment_id is null and a.deleted_at is null and a.sha256 = f.value ->> 'sha256'
  )
$$;

comment on function app.new_record_files(uuid, text, uuid, jsonb) is
  'Those of a list of files that a record does not have yet.';
