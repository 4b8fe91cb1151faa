create or replace function app.set_cost_code_archived(
  cost_code uuid, version integer, is_archived boolean
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  saved public.cost_codes;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.cost_codes c set archived_at = case when is_archived then coalesce(c.archived_at, now()) end
  where c.company_id = app.my_company_id() and c.id = cost_code and c.version = set_cost_code_archived.version
  returning * into saved;
  if saved.id is null then
    return app.cost_code_refusal(cost_code);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function app.set_cost_code_archived(uuid, integer, boolean) is
  'Archives a cost code or brings it back, at the version that the caller read.';
