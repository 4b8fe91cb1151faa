create or replace function app.is_deleting_company() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from app.company_departures d where d.deleting_in = pg_current_xact_id_if_assigned()
  );
end
$$;

comment on function app.is_deleting_company() is
  'True when this transaction is app.delete_company_part, which alone can note itself: what is kept as it was written '
  'goes only then, and the audit log has no rows about it.';
