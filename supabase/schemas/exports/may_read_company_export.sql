create or replace function app.may_read_company_export(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() = 'admin' and exists (
    select from public.company_export_reads r
    where r.company_id = app.my_company_id() and r.reader_person_id = app.my_person_id()
      and r.read_at > now() - interval '2 minutes'
      and may_read_company_export.path like r.company_id || '/' || r.export_id || '/%'
  )
$$;

comment on function app.may_read_company_export(text) is
  'True when the caller is an admin for whom read_company_export has just noted a look at the archive of this name.';

grant execute on function app.may_read_company_export(text) to authenticated;
