create or replace function app.held(company uuid, out is_whole boolean, out people uuid[], out projects uuid[])
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := app.company_today(company);
begin
  select coalesce(bool_or(h.kind = 'company'), false),
    coalesce(array_agg(h.project_id) filter (where h.kind = 'project'), '{}')
  into is_whole, projects
  from public.legal_holds h
  where h.company_id = company and h.ended_at is null and (h.until is null or h.until >= today);
  -- Two records of one person are held together.
  people := array(
    select distinct unnest(app.ledger_people(company, app.merged_into(company, h.person_id)))
    from public.legal_holds h
    where h.company_id = company and h.kind = 'person' and h.ended_at is null
      and (h.until is null or h.until >= today)
  );
end
$$;

comment on function app.held(uuid) is
  'What a company''s legal holds cover now: everything, or the records of these people and those of these projects.';
