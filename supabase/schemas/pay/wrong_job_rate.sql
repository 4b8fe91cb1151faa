create or replace function app.wrong_job_rate(company uuid, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong constant text := app.first_wrong(facts, jsonb_build_object(
    'person_id', app.is_id_or_null(facts -> 'person_id'),
    'project_id', app.is_id_or_null(facts -> 'project_id'),
    'cost_code_id', app.is_id_or_null(facts -> 'cost_code_id'),
    'classification', coalesce(app.is_text_or_null(facts -> 'classification', 100), false),
    'rate', app.is_whole(facts -> 'rate', 1, 2000000000),
    'fringe', app.is_whole(facts -> 'fringe', 0, 2000000000),
    'currency', app.is_currency(facts -> 'currency'),
    'mode', app.is_choice(facts -> 'mode', 'replaces', 'at_least'),
    'valid_from', app.is_date(facts -> 'valid_from')
  ));
begin
  if wrong is not null then
    return wrong;
  end if;
  return case
    when num_nonnulls(
      facts ->> 'person_id', facts ->> 'project_id', facts ->> 'cost_code_id', facts ->> 'classification'
    ) = 0 then 'project_id'
    when (facts ->> 'valid_from')::date > app.company_today(company) + 730 then 'valid_from'
    when facts ->> 'person_id' is not null
      and not app.is_company_person(company, (facts ->> 'person_id')::uuid) then 'person_id'
    when facts ->> 'project_id' is not null and not exists (
      select from public.projects p where p.company_id = company and p.id = (facts ->> 'project_id')::uuid
    ) then 'project_id'
    when facts ->> 'cost_code_id' is not null and not exists (
      select from public.cost_codes c where c.company_id = company and c.id = (facts ->> 'cost_code_id')::uuid
    ) then 'cost_code_id'
  end;
end
$$;

comment on function app.wrong_job_rate(uuid, jsonb) is
  'The first field of a job rate that is missing, unknown or not allowed; null when all are right. It must be for '
  'something: a person, a project, a cost code or a classification.';
