create or replace function app.may_schedule(crew uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case app.my_role()
    when 'admin' then true
    when 'supervisor' then (crew is not null or person is not null)
      and (crew is null or crew = any (app.my_led_crews()))
      and (person is null or person = any (app.my_crew_people()))
    else false
  end;
end
$$;

comment on function app.may_schedule(uuid, uuid) is
  'True when the caller plans shifts of a crew and a person: an admin all, a supervisor those of the own crews.';
