create or replace function public.people_with_pins(search text default '', crew uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'without_pin', (
      select count(*) from public.memberships m
      where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        and not exists (select from public.person_pins x where x.company_id = company and x.person_id = m.person_id)
    ),
    'crews', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
      from public.crews c where c.company_id = company and c.archived_at is null
    ),
    'people', (
      select coalesce(jsonb_agg(found.item order by found.full_name, found.person_id), '[]')
      from (
        select p.person_id, named.full_name, jsonb_build_object(
          'person_id', p.person_id, 'name', named.full_name, 'set_at', app.instant(pin.updated_at),
          'crew_names', (
            select coalesce(jsonb_agg(c.name order by c.name), '[]')
            from public.crew_members cm join public.crews c on c.company_id = company and c.id = cm.crew_id
            where cm.company_id = company and cm.person_id = p.person_id
              and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
          )
        ) as item
        from public.profiles p
        cross join lateral (select trim(p.first_name || ' ' || p.last_name) as full_name) named
        join public.memberships m on m.company_id = company and m.person_id = p.person_id
          and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        left join public.person_pins pin on pin.company_id = company and pin.person_id = p.person_id
        where p.company_id = company
          and position(app.fold_text(coalesce(search, '')) in app.fold_text(named.full_name)) > 0
          and (crew is null or exists (
            select from public.crew_members cm
            where cm.company_id = company and cm.crew_id = crew and cm.person_id = p.person_id
              and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
          ))
        order by named.full_name, p.person_id
        limit 300
      ) found
    )
  );
end
$$;

comment on function public.people_with_pins(text, uuid) is
  'For an admin: members by name, at most 300, and when their PIN was set, if they have one. Anyone else gets '
  'verdict refused.';

grant execute on function public.people_with_pins(text, uuid) to authenticated;
