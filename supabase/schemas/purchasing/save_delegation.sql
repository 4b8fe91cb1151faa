create or replace function public.save_delegation(
  id uuid, giver_person_id uuid, delegate_person_id uuid, starts_on public.day, ends_on public.day
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  saved public.approval_delegations;
begin
  if not app.may_buy() or (
    app.my_role() <> 'admin' and giver_person_id is distinct from app.my_person_id()
  ) then
    return app.refused('not_allowed');
  end if;
  wrong := case
    when save_delegation.id is null then 'id'
    when coalesce(app.role_at(company, giver_person_id, now()) not in ('admin', 'supervisor'), true)
      then 'giver_person_id'
    when coalesce(app.role_at(company, delegate_person_id, now()) not in ('admin', 'supervisor'), true)
      or delegate_person_id = giver_person_id then 'delegate_person_id'
    when starts_on is null then 'starts_on'
    when ends_on is null or ends_on < starts_on or ends_on < app.company_today(company)
      or ends_on > starts_on + 366 then 'ends_on'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.approval_delegations (
    company_id, id, giver_person_id, delegate_person_id, starts_on, ends_on
  ) values (
    company, save_delegation.id, save_delegation.giver_person_id, save_delegation.delegate_person_id,
    save_delegation.starts_on, save_delegation.ends_on
  )
  on conflict on constraint approval_delegations_pkey do nothing
  returning * into saved;
  return jsonb_build_object('verdict', case when saved.id is null then 'replayed' else 'applied' end);
end
$$;

comment on function public.save_delegation(uuid, uuid, uuid, public.day, public.day) is
  'A buyer lets another one approve orders in their place on some days, up to their own limit; an admin does so '
  'for anyone. It is not passed on. Verdict applied or replayed, or refused (not_allowed, invalid_input with the '
  'field in detail).';

grant execute on function public.save_delegation(uuid, uuid, uuid, public.day, public.day) to authenticated;
