-- Withheld: everything, from everyone; read_pay_terms returns it and logs who looked.

create trigger audit after insert or update or delete on public.pay_terms
  for each row execute function app.audit_row('salary');
create trigger queue_hours after insert or update or delete on public.pay_terms
  for each row execute function app.queue_person_hours();
