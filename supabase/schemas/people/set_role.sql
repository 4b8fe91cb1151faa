create or replace function public.set_role(
  person_id uuid, new_role text, from_day public.day default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  starts constant timestamptz := case when from_day is null then now() else app.start_of_day(company, from_day) end;
  held public.memberships;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if coalesce(new_role not in ('employee', 'supervisor', 'admin'), true) then
    return app.refused('invalid_input');
  end if;
  -- A change can't be backdated: past permissions don't change.
  if starts < now() or starts > now() + interval '366 days' then
    return app.refused('time_impossible');
  end if;
  perform app.lock_admins(company);
  select * into held from public.memberships m
  where m.company_id = company and m.person_id = set_role.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now());
  if held.id is null then
    return app.refused('access_over');
  end if;
  if held.role = 'admin' and new_role <> 'admin' and not app.has_other_admin(company, person_id) then
    return app.refused('last_admin');
  end if;

  -- Only one change can be planned; a newer one replaces it.
  delete from public.memberships m
  where m.company_id = company and m.person_id = set_role.person_id and m.valid_from > now();
  if held.role = new_role then
    update public.memberships m set valid_to = null where m.id = held.id and m.valid_to is not null;
  elsif starts <= held.valid_from then
    update public.memberships m set role = new_role, valid_to = null where m.id = held.id;
  else
    update public.memberships m set valid_to = starts where m.id = held.id;
    insert into public.memberships (company_id, person_id, role, valid_from)
    values (company, set_role.person_id, new_role, starts);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_role(uuid, text, public.day) is
  'An admin gives a member another role from the beginning of a workday on, now unless said; the role held now ends '
  'a planned change. Verdict applied or refused (not_allowed, not_found, invalid_input, time_impossible, '
  'access_over, last_admin).';

grant execute on function public.set_role(uuid, text, public.day) to authenticated;
