-- Withheld: everything, from everyone; list_job_rates returns it and logs who looked.

create trigger audit after insert or update or delete on public.job_rates
  for each row execute function app.audit_row('rate,fringe');
create trigger queue_new after insert on public.job_rates
  referencing new table as changed
  for each statement execute function app.queue_job_rate_hours();
create trigger queue_changed after update on public.job_rates
  referencing new table as changed
  for each statement execute function app.queue_job_rate_hours();
