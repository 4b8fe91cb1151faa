grant select, insert, update, delete on public.daily_log_signatures to service_role;
-- Withheld: everything. read_daily_log shows the valid one.

create trigger audit after insert or update or delete on public.daily_log_signatures
  for each row execute function app.audit_row('drawing,document,hash');
