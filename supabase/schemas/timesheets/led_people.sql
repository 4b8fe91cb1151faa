create or replace function app.led_people(company uuid, people uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select distinct c.person_id
    from public.crew_members c
    join public.crew_members l on l.company_id = c.company_id and l.crew_id = c.crew_id and l.is_lead
      and l.person_id <> c.person_id and l.valid_from <= now() and (l.valid_to is null or l.valid_to > now())
    join public.memberships m on m.company_id = l.company_id and m.person_id = l.person_id
      and m.role in ('supervisor', 'admin') and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    where c.company_id = company and c.person_id = any (people)
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
end
$$;

comment on function app.led_people(uuid, uuid[]) is
  'Those of some people whom anyone but themselves leads now and could approve their timesheet.';
