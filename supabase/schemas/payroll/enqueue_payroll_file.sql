create or replace function app.enqueue_payroll_file(company uuid, export uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.enqueue_job(
    'write_payroll_file', jsonb_build_object('company_id', company, 'export_id', export), export::text
  );
end
$$;

comment on function app.enqueue_payroll_file(uuid, uuid) is
  'Has a job write the file of an export.';
