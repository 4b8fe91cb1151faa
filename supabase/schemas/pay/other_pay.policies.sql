-- Withheld: everything, from everyone; read_other_pay returns it and logs who looked.

create trigger audit after insert or update or delete on public.other_pay
  for each row execute function app.audit_row('amount_cents');
create trigger queue_hours after insert or update or delete on public.other_pay
  for each row execute function app.queue_other_pay_hours();
