create policy location_notices_read on public.location_notices for select to authenticated
  using (company_id = (select app.my_company_id()));

grant select (company_id, version, text_en, text_es, covers_trail, written_by, written_at)
  on public.location_notices to authenticated;
grant select on public.location_notices to service_role;
-- Withheld: every write; public.save_location_notice adds a version.

create trigger refuse_change before update or delete or truncate on public.location_notices
  for each statement execute function app.refuse_change();
create trigger audit after insert on public.location_notices
  for each row execute function app.audit_row('');
