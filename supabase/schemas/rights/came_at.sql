create or replace function app.came_at(company uuid, person uuid) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select min(m.valid_from) from public.memberships m where m.company_id = company and m.person_id = person
  );
end
$$;

comment on function app.came_at(uuid, uuid) is
  'When someone first was a member of the company.';
