create or replace function app.my_crew_people() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select distinct c.person_id
    from public.crew_members c
    where c.crew_id = any ((select app.my_led_crews())::uuid[])
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
end
$$;

comment on function app.my_crew_people() is
  'The people whom the caller leads now.';

grant execute on function app.my_crew_people() to authenticated;
