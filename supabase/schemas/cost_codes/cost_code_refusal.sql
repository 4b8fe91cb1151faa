create or replace function app.cost_code_refusal(cost_code uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return app.refused(case
    when exists (select from public.cost_codes c where c.company_id = app.my_company_id() and c.id = cost_code)
    then 'changed_meanwhile' else 'not_found'
  end);
end
$$;

comment on function app.cost_code_refusal(uuid) is
  'Why a change of a cost code at the version that was read found no row.';
