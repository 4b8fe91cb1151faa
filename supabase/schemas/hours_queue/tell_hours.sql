create or replace function app.tell_hours(people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(people) = 0 then
    return;
  end if;
  perform app.tell_changed(array(
    select 'company:' || p.company_id || ':time' from public.profiles p where p.person_id = any (people)
    union
    -- A person without a login has no listeners.
    select 'person:' || p.person_id || ':time' from public.profiles p
    where p.person_id = any (people) and p.has_login
    union
    select 'crew:' || m.crew_id || ':time'
    from public.crew_members m
    where m.person_id = any (people) and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  ));
end
$$;

comment on function app.tell_hours(uuid[]) is
  'Tells the boards that show some people''s hours, and the people, that they changed.';
