create or replace function app.counted_receipts(company uuid, project uuid) returns setof public.receipts
language sql stable security definer set search_path = ''
as $$
  select * from public.receipts r
  where r.company_id = company and r.project_id = project and r.state in ('waiting', 'approved')
$$;

comment on function app.counted_receipts(uuid, uuid) is
  'The receipts that are costs of a project: those that wait and those that are approved.';
