create or replace function app.my_schedulable_shifts(from_at timestamptz, to_at timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  crews uuid[];
  people uuid[];
begin
  if app.my_role() = 'admin' then
    return array(
      select s.id from public.shifts s
      where s.company_id = company and s.starts_at < to_at and s.starts_at > from_at - interval '2 days'
        and s.ends_at > from_at
    );
  end if;
  crews := app.my_led_crews();
  people := app.my_crew_people();
  return array(
    select s.id from public.shifts s
    where s.company_id = company and s.starts_at < to_at and s.starts_at > from_at - interval '2 days'
      and s.ends_at > from_at and (s.crew_id = any (crews) or s.person_id = any (people))
  );
end
$$;

comment on function app.my_schedulable_shifts(timestamptz, timestamptz) is
  'The shifts between two instants that the caller sees on the board: an admin all, a supervisor those of the own '
  'crews and their people.';
