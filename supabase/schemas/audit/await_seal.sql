create or replace function app.await_seal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A row must be about its own transaction and the current time, so that nothing can be backdated.
  if new.recorded_at is distinct from (case when new.actor_hidden then date_trunc('hour', now()) else now() end)
    or new.recorded_by is distinct from (case when not new.actor_hidden then pg_current_xact_id() end)
  then
    raise exception 'the audit records what happens in its own transaction, at its own time'
      using errcode = 'insufficient_privilege';
  end if;
  insert into app.audit_unsealed (recorded_at, id, company_id) values (new.recorded_at, new.id, new.company_id);
  return null;
end
$$;

comment on function app.await_seal() is
  'Notes a row of the audit for the next seal. Error 42501 for one that claims another time or transaction.';
