create policy retention_runs_read on public.retention_runs for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (company_id, day, started_at, ended_at, removed, held) on public.retention_runs to authenticated;
grant select on public.retention_runs to service_role;
-- Withheld: every write; the nightly job counts what it removes.
