grant select, insert, update, delete on public.device_reports to service_role;
-- Withheld: everything. public.report_device writes it; expected_people says when a phone was last seen.
