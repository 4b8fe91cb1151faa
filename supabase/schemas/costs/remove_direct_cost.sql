create or replace function public.remove_direct_cost(direct_cost_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  stored public.direct_costs;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into stored from public.direct_costs d
  where d.id = direct_cost_id and d.company_id = company for update;
  if stored.id is null then
    return app.refused('not_found');
  end if;
  if stored.version is distinct from remove_direct_cost.version then
    return app.refused('changed_meanwhile');
  end if;
  delete from public.direct_costs d where d.id = stored.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_direct_cost(uuid, integer) is
  'An admin removes a typed cost. Verdict applied or refused (not_allowed, not_found, changed_meanwhile).';

grant execute on function public.remove_direct_cost(uuid, integer) to authenticated;
