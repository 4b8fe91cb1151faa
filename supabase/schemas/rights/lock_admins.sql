create or replace function app.lock_admins(company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins:' || company::text, 0));
end
$$;

comment on function app.lock_admins(uuid) is
  'One at a time takes an admin away, so that two who take each other''s place do not leave none.';
