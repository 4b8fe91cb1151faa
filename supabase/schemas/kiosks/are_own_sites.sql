create or replace function app.are_own_sites(company uuid, site_ids uuid[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return site_ids is not null and cardinality(site_ids) <= 100 and not exists (
    select from unnest(site_ids) as asked (id)
    where not exists (
      select from public.project_sites s where s.company_id = company and s.id = asked.id and s.archived_at is null
    )
  );
end
$$;

comment on function app.are_own_sites(uuid, uuid[]) is
  'True when all of these are job sites of the company that are not archived; at most 100.';
