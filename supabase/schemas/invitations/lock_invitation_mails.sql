create or replace function app.lock_invitation_mails(company uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invitation_mails ' || company, 0));
end
$$;

comment on function app.lock_invitation_mails(uuid) is
  'Whoever plans mails of a company waits for others who do, so that two admins don''t take the same place.';
