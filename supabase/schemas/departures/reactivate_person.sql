create or replace function public.reactivate_person(person_id uuid, new_role text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  last public.memberships;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if new_role not in ('employee', 'supervisor', 'admin') then
    return app.refused('invalid_input');
  end if;
  perform app.lock_admins(company);
  if app.role_at(company, person_id, now()) is not null then
    return app.refused('already_member');
  end if;
  if exists (
    select from public.person_merges m
    where m.company_id = company and m.dropped_person_id = reactivate_person.person_id and m.undone_at is null
  ) then
    return app.refused('is_merged');
  end if;
  select * into last from public.memberships m
  where m.company_id = company and m.person_id = reactivate_person.person_id
  order by m.valid_from desc limit 1;
  insert into public.memberships (company_id, person_id, role)
  values (company, reactivate_person.person_id, coalesce(new_role, last.role, 'employee'));
  -- Puts the person back into the crews that ended with their access.
  insert into public.crew_members (company_id, crew_id, person_id, is_lead)
  select c.company_id, c.crew_id, c.person_id, c.is_lead
  from public.crew_members c join public.crews crew on crew.company_id = c.company_id and crew.id = c.crew_id
  where c.company_id = company and c.person_id = reactivate_person.person_id
    and c.valid_to = last.valid_to and crew.archived_at is null;
  perform app.resume_clock(company, reactivate_person.person_id, last.valid_to);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.reactivate_person(uuid, text) is
  'An admin gives a former member access again, in the role and the crews they had unless another role is said. '
  'Invitations, PIN and pushes are made anew. Verdict applied or refused (not_allowed, not_found, invalid_input, '
  'already_member, is_merged).';

grant execute on function public.reactivate_person(uuid, text) to authenticated;
