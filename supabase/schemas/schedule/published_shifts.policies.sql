grant select, insert, update, delete on public.published_shifts to service_role;
-- Withheld: everything. my_schedule answers people's own shifts and those that they may claim.

create trigger audit after insert or update or delete on public.published_shifts
  for each row execute function app.audit_row('');
