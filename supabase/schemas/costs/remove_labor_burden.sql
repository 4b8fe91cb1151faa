create or replace function public.remove_labor_burden(burden_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  delete from public.labor_burdens b where b.id = burden_id and b.company_id = company;
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.remove_labor_burden(uuid) is
  'An admin removes a burden; the one before it applies again. Verdict applied or refused (not_allowed, not_found).';

grant execute on function public.remove_labor_burden(uuid) to authenticated;
