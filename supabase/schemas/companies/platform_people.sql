create or replace function public.platform_people(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'people', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name, 'role', m.role
      ) order by p.first_name, p.last_name, p.person_id
    ), '[]')
    from public.profiles p
    left join public.memberships m
      on m.company_id = p.company_id and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    where p.company_id = company
  ));
end
$$;

comment on function public.platform_people(uuid) is
  'For a platform admin: the names and roles of a company''s people, which is all that the platform reads of them.';

grant execute on function public.platform_people(uuid) to authenticated;
