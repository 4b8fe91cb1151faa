create policy company_rules_read on public.company_rules for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, kind, valid_from, rule, changed_by, changed_at
)
  on public.company_rules to authenticated;
grant select, insert, update, delete on public.company_rules to service_role;
-- Withheld: every write; a rule changes by save_company_settings.

create trigger audit after insert or update or delete on public.company_rules
  for each row execute function app.audit_row('changed_by,changed_at');
create trigger queue_new after insert on public.company_rules
  referencing new table as changed
  for each statement execute function app.queue_rule_hours();
create trigger queue_changed after update on public.company_rules
  referencing new table as changed
  for each statement execute function app.queue_rule_hours();
create trigger queue_gone after delete on public.company_rules
  referencing old table as changed
  for each statement execute function app.queue_rule_hours();
