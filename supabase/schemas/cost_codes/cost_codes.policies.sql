create policy cost_codes_read on public.cost_codes for select to authenticated
  using (company_id = (select app.my_company_id()));

grant select (id, company_id, code, name, archived_at, version, is_travel)
  on public.cost_codes to authenticated;
grant select, insert, update, delete on public.cost_codes to service_role;
-- Withheld: every write; save_cost_code and archive_cost_code have the rules.

create trigger bump_version before update on public.cost_codes
  for each row execute function app.bump_version();
create trigger audit after update or delete on public.cost_codes
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.cost_codes referencing new table as added
  for each statement execute function app.audit_new_rows('');
