create or replace function app.led_people(company uuid, people uuid[], me uuid)
returns table (person_id uuid, by_me boolean, by_another boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Looked up by crew and person, so that not all memberships of the company are read for people without a crew.
  leads constant uuid[] := array(
    select distinct l.person_id
    from public.crew_members c
    join public.crew_members l on l.company_id = c.company_id and l.crew_id = c.crew_id and l.is_lead
      and l.valid_from <= now() and (l.valid_to is null or l.valid_to > now())
    where c.company_id = company and c.person_id = any (people)
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
begin
  if leads = '{}' then
    return;
  end if;
  return query
    select c.person_id, coalesce(bool_or(l.person_id = me), false), bool_or(l.person_id <> c.person_id)
    from public.crew_members c
    join public.crew_members l on l.company_id = c.company_id and l.crew_id = c.crew_id and l.is_lead
      and l.valid_from <= now() and (l.valid_to is null or l.valid_to > now())
    join public.memberships m on m.company_id = l.company_id and m.person_id = l.person_id
      and m.role in ('supervisor', 'admin') and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    where c.company_id = company and c.person_id = any (people)
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
    group by c.person_id;
end
$$;

comment on function app.led_people(uuid, uuid[], uuid) is
  'Those of some people who have a lead now who could approve their timesheet: whether a given person, and whether '
  'anyone but themselves.';
