create or replace function app.known_people(company uuid)
returns table (
  person_id uuid, name_key text, phone_key text, number_key text, employee_number text,
  emails text[], role text, is_member boolean
)
language sql stable security definer set search_path = ''
as $$
  select p.person_id, app.name_key(p.first_name, p.last_name), app.phone_key(p.phone),
    lower(d.employee_number), d.employee_number,
    array_remove(array[u.email::text, d.contact_email], null), m.role, m.role is not null
  from public.profiles p
  left join public.person_details d on d.company_id = p.company_id and d.person_id = p.person_id
  left join auth.users u on u.id = p.id
  left join lateral (
    select m.role from public.memberships m
    where m.company_id = p.company_id and m.person_id = p.person_id and (m.valid_to is null or m.valid_to > now())
    order by m.valid_from limit 1
  ) m on true
  where p.company_id = company
$$;

comment on function app.known_people(uuid) is
  'Everyone of a company with what an import knows people by. is_member: belongs to it now or soon.';
