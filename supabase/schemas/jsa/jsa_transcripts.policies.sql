grant select, insert, update, delete on public.jsa_transcripts to service_role;
-- Withheld: everything. A transcript is read through jsa_transcript, and in the export of its author's own data.

-- Records its removal, without the spoken words.
create trigger audit after insert or update or delete on public.jsa_transcripts
  for each row execute function app.audit_row('lines');
