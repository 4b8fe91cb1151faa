create policy break_answers_read on public.break_answers for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, workday, answers, actor_person_id, kiosk_id, answered_at, received_at
)
  on public.break_answers to authenticated;
grant select on public.break_answers to service_role;
-- Withheld: every write; people answer by answer_breaks.

create trigger refuse_change before update or delete or truncate on public.break_answers
  for each statement execute function app.refuse_change();
create trigger queue_hours after insert on public.break_answers
  for each row execute function app.queue_answer_hours();
