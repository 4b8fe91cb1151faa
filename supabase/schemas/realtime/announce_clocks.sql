create or replace function app.announce_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(
    select 'company:' || c.company_id || ':clock' from changed c
    union all
    -- A person without a login has no listeners.
    select 'person:' || c.person_id || ':clock'
    from changed c
    join public.profiles p on p.company_id = c.company_id and p.person_id = c.person_id and p.has_login
    union all
    select 'crew:' || m.crew_id || ':clock'
    from changed c
    join public.crew_members m on m.company_id = c.company_id and m.person_id = c.person_id
    where m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  ));
  return null;
end
$$;

comment on function app.announce_clocks() is
  'One message a topic and statement: the company''s, the crews'' and those of persons with a login.';
