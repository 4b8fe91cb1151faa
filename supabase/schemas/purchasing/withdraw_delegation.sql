create or replace function public.withdraw_delegation(delegation_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.approval_delegations;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  select * into held from public.approval_delegations d
  where d.company_id = company and d.id = withdraw_delegation.delegation_id
    and (app.my_role() = 'admin' or d.giver_person_id = app.my_person_id())
  for update;
  if held.id is null then
    return app.refused('not_found');
  end if;
  if held.withdrawn_at is not null then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  update public.approval_delegations d set withdrawn_at = now() where d.company_id = company and d.id = held.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.withdraw_delegation(uuid) is
  'Takes a delegation back: whoever gave it, and admins. Verdict applied or replayed, or refused (not_allowed, '
  'not_found).';

grant execute on function public.withdraw_delegation(uuid) to authenticated;
