create or replace function app.is_claim_site(facts jsonb, field text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(facts -> field = 'null' or (
    facts ->> 'kind' = 'mileage' and app.is_uuid(facts -> field) and exists (
      select from public.project_sites s
      where s.company_id = app.my_company_id() and s.id = (facts ->> field)::uuid
        and s.project_id = any (app.my_projects())
    )
  ), false)
$$;

comment on function app.is_claim_site(jsonb, text) is
  'Whether a field of a claim names a site of the caller''s projects, or none.';
