create or replace function app.job_names(company uuid, ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(n.id, n.name), '{}')
    from (
      select p.id, p.name from public.projects p where p.company_id = company and p.id = any (ids)
      union all
      select c.id, c.code || ' ' || c.name from public.cost_codes c where c.company_id = company and c.id = any (ids)
    ) n
  );
end
$$;

comment on function app.job_names(uuid, uuid[]) is
  'What projects and cost codes are called, by id.';
