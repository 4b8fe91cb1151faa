grant select, insert, update, delete on public.jsa_clips to service_role;
-- Withheld: everything. jsa_transcript names clips to people who may read it.
