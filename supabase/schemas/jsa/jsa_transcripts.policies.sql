grant select, insert, update, delete on public.jsa_transcripts to service_role;
-- Withheld: everything. A transcript is read by jsa_transcript, and with its author's own data.

-- So that its removal is on record, without what was said.
create trigger audit after insert or update or delete on public.jsa_transcripts
  for each row execute function app.audit_row('lines');
