create or replace function app.drop_old_client_errors() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.client_errors where company_id is null and created_at < now() - interval '30 days'
$$;

comment on function app.drop_old_client_errors() is
  'Drops error reports of no company that are older than 30 days. Those of a company go by app.retention_kinds.';
