create or replace function public.read_company_export(export_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  export public.company_exports;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into export from public.company_exports e
  where e.company_id = company and e.id = export_id and e.state = 'done';
  if export.id is null then
    return app.refused('not_found');
  end if;
  if not app.has_fresh_sign_in() then
    return app.refused('fresh_sign_in_needed');
  end if;
  insert into public.company_export_reads (company_id, export_id, reader_person_id)
  values (company, export.id, app.my_person_id());
  return jsonb_build_object(
    'verdict', 'ok', 'path', export.file_path,
    'name', 'muster-company-' || (export.asked_at at time zone 'UTC')::date || '.zip'
  );
end
$$;

comment on function public.read_company_export(uuid) is
  'Where the archive is, for an admin who has just signed in and may fetch it for two minutes; each look is logged. '
  'Verdict ok or refused (not_allowed, not_found, fresh_sign_in_needed).';

grant execute on function public.read_company_export(uuid) to authenticated;
