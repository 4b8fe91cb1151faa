-- Looks at pay rates are logged in a table of their own; in the audit they stand among the rest.

create trigger audit after insert on public.pay_rate_reads
  for each row execute function app.audit_row('');
