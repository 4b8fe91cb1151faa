create or replace function public.export_audit(filters jsonb default '{}', after text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_audit_filter(filters);
  answer jsonb;
begin
  if company is null or app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  answer := app.audit_answer(company, filters, after, 250);
  if after is null then
    insert into public.audit_events (
      company_id, recorded_by, actor_user_id, actor_person_id, action, subject, after
    ) values (
      company, pg_current_xact_id(), auth.uid(), app.my_person_id(), 'export', 'audit_events', filters
    );
  end if;
  return answer;
end
$$;

comment on function public.export_audit(jsonb, text) is
  'As search_audit, 250 rows at a time so that clocks come in between, for a file to take away; that it began is '
  'recorded in the audit itself.';

grant execute on function public.export_audit(jsonb, text) to authenticated;
