create policy company_zones_read on public.company_zones for select to authenticated
  using (company_id = (select app.my_company_id()));

grant select (company_id, valid_from, time_zone) on public.company_zones to authenticated;
grant select on public.company_zones to service_role;
-- Withheld: every write; a zone follows the company's settings.

create trigger audit after insert or update or delete on public.company_zones
  for each row execute function app.audit_row('');
create trigger queue_new after insert on public.company_zones
  referencing new table as changed
  for each statement execute function app.queue_rule_hours();
create trigger queue_changed after update on public.company_zones
  referencing new table as changed
  for each statement execute function app.queue_rule_hours();
create trigger keep_zone after insert or update on public.company_settings
  for each row execute function app.keep_company_zone();
