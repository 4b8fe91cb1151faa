create policy person_merges_read on public.person_merges for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  id, company_id, dropped_person_id, kept_person_id, merged_at, merged_by, undone_at, undone_by
)
  on public.person_merges to authenticated;
grant select on public.person_merges to service_role;
-- Withheld: every write; merge_people and undo_merge write it.

create trigger audit after insert or update or delete on public.person_merges
  for each row execute function app.audit_row('moved');
