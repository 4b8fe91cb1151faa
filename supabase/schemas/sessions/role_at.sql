create or replace function app.role_at(company uuid, person uuid, at timestamptz) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select m.role from public.memberships m
    where m.company_id = company and m.person_id = person
      and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
  );
end
$$;

comment on function app.role_at(uuid, uuid, timestamptz) is
  'A person''s role at an instant; null when not a member then.';
