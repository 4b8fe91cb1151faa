create or replace function app.ask_for_payroll_file(id uuid, source public.payroll_exports, format text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.payroll_exports (
    id, company_id, number, period_from, period_to, format, lines_of, is_delta, people, totals, asked_by
  )
  values (
    ask_for_payroll_file.id, source.company_id, app.next_number(source.company_id, 'payroll'), source.period_from,
    source.period_to, ask_for_payroll_file.format, source.id, source.is_delta, source.people, source.totals,
    coalesce(app.my_person_id(), source.asked_by)
  );
  perform app.enqueue_payroll_file(source.company_id, ask_for_payroll_file.id);
  return jsonb_build_object('verdict', 'applied', 'state', 'waiting');
end
$$;

comment on function app.ask_for_payroll_file(uuid, public.payroll_exports, text) is
  'Has a job write the lines of an export once more, in another format.';
