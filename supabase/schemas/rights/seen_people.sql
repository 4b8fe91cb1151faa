create or replace function app.seen_people(company uuid, people uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid;
  crew uuid[];
begin
  if company is null or company is distinct from app.my_company_id() then
    return '{}';
  end if;
  me := app.my_person_id();
  if people <@ array[me] or app.my_role() = 'admin' then
    return people;
  end if;
  crew := app.my_crew_people();
  return array(select p from unnest(people) as p where p = me or p = any (crew));
end
$$;

comment on function app.seen_people(uuid, uuid[]) is
  'Those of some people whose time the caller may read now: an admin everyone''s, others their own and that of the '
  'people whom they lead. For functions; policies spell it out.';
