create or replace function app.set_record_files(company uuid, record_kind text, record_id uuid, files jsonb)
returns void
language plpgsql set search_path = ''
as $$
begin
  update public.attachments a set deleted_at = now()
  where a.company_id = company and a.record_kind = set_record_files.record_kind
    and a.record_id = set_record_files.record_id and a.comment_id is null and a.deleted_at is null
    and not exists (select from jsonb_array_elements(files) f where (f.value ->> 'id')::uuid = a.id);
  if found then
    perform pg_notify('erased_folders', '');
  end if;
  perform app.add_attachments(
    company, record_kind, record_id, app.my_person_id(), null,
    app.new_record_files(company, record_kind, record_id, files)
  );
end
$$;

comment on function app.set_record_files(uuid, text, uuid, jsonb) is
  'Makes the files that came with a record those of a list that was found right: others are erased, and the caller '
  'adds new ones.';
