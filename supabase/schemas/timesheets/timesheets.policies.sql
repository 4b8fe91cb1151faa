create policy timesheets_read on public.timesheets for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  company_id, person_id, period_from, period_to, state, version, flags, content_hash, comment, signed_at, approved_at,
  approved_by, locked_at, locked_by, updated_at
)
  on public.timesheets to authenticated;
grant select on public.timesheets to service_role;
-- Withheld: every write, from the service role too; functions with a verdict write it.

create trigger refuse_locked before update or delete on public.timesheets
  for each row execute function app.refuse_locked_change();
create trigger bump_version before update on public.timesheets
  for each row execute function app.bump_version();
