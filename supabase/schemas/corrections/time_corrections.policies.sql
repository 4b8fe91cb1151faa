create policy time_corrections_read on public.time_corrections for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, kind, entry_id, before, after, reason, state, is_locked, asked_by, asked_at, decided_by,
  decided_at, comment, disputed_at, dispute
)
  on public.time_corrections to authenticated;
grant select on public.time_corrections to service_role;
-- Withheld: every write; a correction is requested, made and decided by functions with a verdict.

create trigger audit after insert or update or delete on public.time_corrections
  for each row execute function app.audit_row('');
