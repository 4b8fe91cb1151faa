-- Withheld: everything, from everyone; it only serves the export's file.
grant select on public.payroll_export_time to service_role;
