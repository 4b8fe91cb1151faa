create policy day_results_read on public.day_results for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes, meal_premium_minutes,
  rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks, exceptions, tzdata,
  calculated_at
)
  on public.day_results to authenticated;
grant select on public.day_results to service_role;
-- Withheld: every write, from the service role too; the server's run writes it.
