create or replace function public.withdraw_claim(claim_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.claims;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.claims c
  where c.company_id = app.my_company_id() and c.id = withdraw_claim.claim_id for update;
  if held.person_id is distinct from app.my_person_id() or held.kind = 'receipt' then
    return app.refused('not_found');
  end if;
  if held.version is distinct from withdraw_claim.version then
    return app.refused('changed_meanwhile');
  end if;
  if held.state not in ('waiting', 'returned') then
    return app.refused('wrong_state');
  end if;
  update public.claims c set state = 'withdrawn'
  where c.company_id = held.company_id and c.id = held.id
  returning * into held;
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
end
$$;

comment on function public.withdraw_claim(uuid, integer) is
  'Its owner withdraws a claim of miles or a day away before it is approved. Verdict applied with the version, or '
  'refused (not_allowed, not_found, changed_meanwhile, wrong_state).';

grant execute on function public.withdraw_claim(uuid, integer) to authenticated;
