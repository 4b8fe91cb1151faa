-- Withheld: everything; a kiosk gets its people's hashes from kiosk_roster.

create trigger audit after insert or update or delete on public.person_pins
  for each row execute function app.audit_row('salt,hash,proof_key');
