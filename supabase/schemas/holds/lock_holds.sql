create or replace function app.lock_holds(company uuid, is_new boolean default false) returns void
language plpgsql set search_path = ''
as $$
declare
  lock constant bigint := hashtextextended('holds:' || company::text, 0);
begin
  if is_new then
    perform pg_advisory_xact_lock(lock);
  else
    perform pg_advisory_xact_lock_shared(lock);
  end if;
end
$$;

comment on function app.lock_holds(uuid, boolean) is
  'Before what a legal hold may cover is deleted: no new hold is set until the transaction ends. Setting one waits '
  'for deletions that have begun, so that once it is answered nothing that it covers goes.';
