create policy crew_punch_answers_read on public.crew_punch_answers for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  company_id, punch_id, person_id, answer, reason, answered_at
)
  on public.crew_punch_answers to authenticated;
grant select on public.crew_punch_answers to service_role;
-- Withheld: every write; the person answers through an RPC.

create trigger refuse_change before update or delete or truncate on public.crew_punch_answers
  for each statement execute function app.refuse_change();
