grant select, insert, update, delete on public.claim_rates to service_role;
-- Withheld: everything. list_claims names the rates; save_claim_rate and remove_claim_rate change them.

create trigger audit after insert or update or delete on public.claim_rates
  for each row execute function app.audit_row('');
