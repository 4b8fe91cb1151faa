grant select, insert, update, delete on public.daily_logs to service_role;
-- Withheld: everything. Reads and changes are functions, which check the project.

create trigger bump_version before update on public.daily_logs
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.daily_logs
  for each row execute function app.audit_row('');
create trigger announce after insert or update on public.daily_logs
  for each row execute function app.announce_daily_log();
