create policy decision_items_read on public.decision_items for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, punch_id, entry_id, kind, state, created_at, decided_at, decided_by, comment
)
  on public.decision_items to authenticated;
grant select on public.decision_items to service_role;
-- Withheld: time_stated, which only the fold reads, and every write, which decide_item does.

create trigger audit after insert or update or delete on public.decision_items
  for each row execute function app.audit_row('');
create trigger ask_kept_person before insert on public.decision_items
  for each row execute function app.ask_kept_person();
