create or replace function public.confirm_records_taken(export_id uuid, sha256 text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  export public.company_exports;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if app.departure_of(company) is null then
    return app.refused('not_leaving');
  end if;
  select * into export from public.company_exports e
  where e.company_id = company and e.id = export_id and e.file_sha256 is not null;
  if export.id is null then
    return app.refused_with_detail('invalid_input', 'export_id');
  end if;
  if lower(trim(confirm_records_taken.sha256)) is distinct from export.file_sha256 then
    return app.refused_with_detail('invalid_input', 'sha256');
  end if;
  -- Someone who never downloaded the export can't confirm it.
  if not exists (
    select from public.company_export_reads r
    where r.company_id = company and r.export_id = export.id and r.reader_person_id = app.my_person_id()
  ) then
    return app.refused('not_downloaded');
  end if;
  update app.company_departures d set
    records_taken_at = now(), records_taken_by_name = app.login_name(auth.uid()),
    records_file = 'muster-company-' || (export.asked_at at time zone 'UTC')::date || '.zip',
    records_sha256 = export.file_sha256
  where d.id = app.departure_of(company);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.confirm_records_taken(uuid, text) is
  'An admin of a leaving company, who has downloaded this export, confirms by its checksum that they keep time cards '
  'and payroll; the operator then keeps none. Verdict applied or refused (not_allowed, not_leaving, not_downloaded, '
  'invalid_input with the field).';

grant execute on function public.confirm_records_taken(uuid, text) to authenticated;
