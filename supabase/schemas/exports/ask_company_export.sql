create or replace function public.ask_company_export(export_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if export_id is null then
    return app.refused_with_detail('invalid_input', 'export_id');
  end if;
  if exists (select from public.company_exports e where e.id = export_id and e.company_id = company) then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  if not app.has_fresh_sign_in() then
    return app.refused('fresh_sign_in_needed');
  end if;
  insert into public.company_exports (id, company_id, asked_by)
  values (export_id, company, app.my_person_id())
  on conflict do nothing;
  if not found then
    return app.refused('company_export_running');
  end if;
  perform app.enqueue_job(
    'write_company_export', jsonb_build_object('company_id', company, 'export_id', export_id), export_id::text
  );
  perform app.tell_of_company_data(
    company, 'export', app.person_name(company, app.my_person_id()), 'export ' || export_id, null
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.ask_company_export(uuid) is
  'An admin who has just signed in asks for all data of the company; a job writes it, and all admins are told. One at '
  'a time. The device makes the id. Verdict applied, replayed or refused (not_allowed, fresh_sign_in_needed, '
  'company_export_running, invalid_input).';

grant execute on function public.ask_company_export(uuid) to authenticated;
