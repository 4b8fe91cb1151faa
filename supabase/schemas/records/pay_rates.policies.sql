-- Withheld: everything, from everyone; read_pay_rates returns it and logs who looked.

create trigger audit after update or delete on public.pay_rates
  for each row execute function app.audit_row('rate');
create trigger audit_new after insert on public.pay_rates referencing new table as added
  for each statement execute function app.audit_new_rows('rate');
create trigger queue_hours after insert or update or delete on public.pay_rates
  for each row execute function app.queue_person_hours();
