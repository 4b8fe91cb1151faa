grant select, insert, update, delete on public.daily_log_lines to service_role;
-- Withheld: everything. read_daily_log leaves private notes out for employees.

create trigger audit after insert or update or delete on public.daily_log_lines
  for each row execute function app.audit_row('revision,changed_at');
create trigger announce after insert or update on public.daily_log_lines
  for each row execute function app.announce_daily_log();
