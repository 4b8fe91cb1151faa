-- Withheld: everything, from everyone; money is read by functions that log who looked.
grant select on public.certified_pay to service_role;

create trigger audit after insert or update or delete on public.certified_pay
  for each row execute function app.audit_row('fringe_credits,tax_cents,fica_cents,other_cents,net_cents');
