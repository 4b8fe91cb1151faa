create or replace function app.end_company_export(
  company uuid, export uuid, failure text, file jsonb, version text, metadata jsonb
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  path constant text := company || '/' || export || '/muster-company.zip';
begin
  update public.company_exports e set
    ended_at = now(), state = case when failure is null then 'done' else 'failed' end, reason = failure,
    file_path = case when failure is null then path end, file_sha256 = file ->> 'sha256',
    file_bytes = (file ->> 'bytes')::bigint, rows = (file ->> 'rows')::bigint, files = (file ->> 'files')::bigint
  where e.company_id = company and e.id = export and e.state = 'waiting';
  if found and failure is null then
    insert into storage.objects (bucket_id, name, version, metadata)
    values ('company-exports', path, end_company_export.version, end_company_export.metadata);
    return true;
  end if;
  return found;
end
$$;

comment on function app.end_company_export(uuid, uuid, text, jsonb, text, jsonb) is
  'Ends an export with its archive, whose bytes are kept already, or with why it failed. False when it has ended '
  'before.';
