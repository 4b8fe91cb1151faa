create or replace function app.counted_claims(company uuid, project uuid) returns setof public.claims
language sql stable security definer set search_path = ''
as $$
  select * from public.claims c
  where c.company_id = company and c.project_id = project and c.kind <> 'receipt' and c.state in ('approved', 'paid')
$$;

comment on function app.counted_claims(uuid, uuid) is
  'The claims that are costs of a project: approved miles and days. A receipt is its own cost.';
