create or replace function app.why_not_approver(company uuid, person uuid, rule jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  role constant text := app.my_role();
begin
  if person = app.my_person_id() then
    return case when app.is_sole_admin(company, person) then null else 'own_sheet' end;
  end if;
  if rule -> 'levels' = '["admin"]' then
    return case when role = 'admin' then null else 'not_allowed' end;
  end if;
  if person = any (app.my_crew_people()) then
    return null;
  end if;
  if role = 'admin' then
    return case when app.has_eligible_supervisor(company, person) then 'waits_for_supervisor' end;
  end if;
  return 'not_allowed';
end
$$;

comment on function app.why_not_approver(uuid, uuid, jsonb) is
  'Why the caller may not approve a person''s timesheet; null when they may: who leads the person, an admin where no '
  'one else does or supervisors don''t approve, the only admin also about themselves.';
