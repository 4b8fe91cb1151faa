-- Withheld: everything, from everyone; money is in the file, which read_payroll_file opens.
grant select on public.payroll_export_pay to service_role;
