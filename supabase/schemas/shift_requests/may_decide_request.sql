create or replace function app.may_decide_request(request public.shift_requests) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := app.my_person_id();
begin
  if app.my_role() = 'admin' then
    return request.company_id = app.my_company_id();
  end if;
  return request.company_id = app.my_company_id() and app.my_role() = 'supervisor' and me <> request.person_id
    and me is distinct from request.other_person_id
    and (request.state <> 'waiting' or me <> all (request.approved_by)) and exists (
      select from public.published_shifts p
      where p.company_id = request.company_id and p.id in (request.shift_id, request.other_shift_id)
        and (p.crew_id = any (app.my_led_crews()) or p.person_id = any (app.my_crew_people()))
    );
end
$$;

comment on function app.may_decide_request(public.shift_requests) is
  'Whether the caller may approve a claim or swap: an admin, or a lead of one of the shifts who takes no '
  'part in it and has not approved it yet.';
