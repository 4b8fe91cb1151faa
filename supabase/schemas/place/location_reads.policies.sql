create policy location_reads_read on public.location_reads for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (person_id = (select app.my_person_id()) or (select app.my_role()) = 'admin')
  );

grant select (
  id, company_id, reader_person_id, person_id, from_at, to_at, purpose, points, read_at
)
  on public.location_reads to authenticated;
grant select on public.location_reads to service_role;

create trigger refuse_change before update or delete or truncate on public.location_reads
  for each statement execute function app.refuse_change();
-- Accesses to locations are logged in their own table; this adds them to the audit log.
create trigger audit after insert on public.location_reads
  for each row execute function app.audit_row('');

create trigger announce after insert on public.location_reads
  referencing new table as added for each statement execute function app.announce_location_reads();
