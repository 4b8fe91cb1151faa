create policy audit_events_read on public.audit_events for select to authenticated
  using (
    company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin'
    and (not actor_hidden or recorded_at < date_trunc('hour', now()))
  );

grant select (
  id, company_id, recorded_at, actor_user_id, actor_person_id, actor_hidden, action, subject, subject_id, before,
  after, person_id
)
  on public.audit_events to authenticated;
grant select on public.audit_events to service_role;

create trigger refuse_change before update or delete or truncate on public.audit_events
  for each statement execute function app.refuse_change();
create trigger await_seal after insert on public.audit_events
  for each row execute function app.await_seal();
