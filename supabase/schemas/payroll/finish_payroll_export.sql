create or replace function app.finish_payroll_export(
  company uuid, export uuid, name text, path text, sha256 text, version text, metadata jsonb
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  done public.payroll_exports;
begin
  update public.payroll_exports e set
    state = 'done', ended_at = now(), done_share = 1, file_name = finish_payroll_export.name,
    file_path = finish_payroll_export.path, file_sha256 = finish_payroll_export.sha256,
    file_bytes = (finish_payroll_export.metadata ->> 'size')::bigint
  where e.company_id = company and e.id = export and e.state = 'waiting'
  returning * into done;
  if not found then
    return false;
  end if;
  insert into storage.objects (bucket_id, name, version, metadata)
  values (
    'payroll-files', finish_payroll_export.path, finish_payroll_export.version, finish_payroll_export.metadata
  );
  perform app.add_reimbursement_file(done);
  return true;
end
$$;

comment on function app.finish_payroll_export(uuid, uuid, text, text, text, text, jsonb) is
  'Ends an export with its file, whose bytes are kept already. False when it was canceled meanwhile.';
