create or replace function app.crew_right(
  caller app.caller, person uuid, timing app.punch_time, received_at timestamptz
)
returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  is_clock_lost boolean;
begin
  if not caller.is_member
    or not exists (
      select from public.profiles p where p.company_id = caller.company_id and p.person_id = person
    )
  then
    return null;
  end if;
  is_clock_lost := app.is_clock_implausible(timing, app.came_at(caller.company_id, caller.person_id));
  if not exists (
    select from unnest(app.judging_instants(timing, is_clock_lost, received_at)) as at
    where app.leads_at(caller.person_id, caller.company_id, person, at)
  ) then
    return null;
  end if;
  return row('crew', app.member_hold(
    app.role_at(caller.company_id, person, timing.occurred_at), is_clock_lost
  ))::app.punch_right;
end
$$;

comment on function app.crew_right(app.caller, uuid, app.punch_time, timestamptz) is
  'An admin for the company, a supervisor for whom they led when the punch counts or when it was made; on arrival, '
  'where the clock was lost.';
