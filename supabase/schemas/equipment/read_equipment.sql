create or replace function public.read_equipment(equipment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  visible uuid[];
  found public.equipment;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into found from public.equipment e where e.company_id = company and e.id = read_equipment.equipment_id;
  if found.id is null then
    return app.refused('not_found');
  end if;
  visible := app.my_projects();
  return jsonb_build_object(
    'verdict', 'ok',
    'history', (
      select coalesce(jsonb_agg(m.entry order by m.at desc, m.received_at desc, m.id desc), '[]')
      from (
        select m.at, m.received_at, m.id, jsonb_build_object(
          'id', m.id, 'kind', m.kind, 'at', app.instant(m.at), 'stated_at', app.instant(m.stated_at),
          'received_at', app.instant(m.received_at), 'meter', m.meter, 'reason', m.reason,
          'project', (
            select jsonb_build_object('id', p.id, 'name', p.name)
            from public.projects p where p.company_id = company and p.id = m.project_id
          ),
          'person', app.person_label(company, m.person_id),
          'holder', case when m.holder_person_id is not null then app.person_label(company, m.holder_person_id) end
        ) as entry
        from (
          -- A reading or a return belongs to the project of the last check-out or return before it.
          select m.*, coalesce(m.project_id, (
            select o.project_id from public.equipment_moves o
            where o.company_id = company and o.equipment_id = found.id and o.kind <> 'reading' and o.at < m.at
            order by o.at desc, o.received_at desc, o.id desc limit 1
          )) as of_project
          from public.equipment_moves m
          where m.company_id = company and m.equipment_id = found.id
        ) m
        where app.my_person_id() in (m.person_id, m.holder_person_id) or m.of_project is null
          or m.of_project = any (visible)
        order by m.at desc, m.received_at desc, m.id desc limit 200
      ) m
    )
  );
end
$$;

comment on function public.read_equipment(uuid) is
  'What was done with a piece of equipment, the latest 200: on projects that the caller sees, by themselves, and '
  'while no one had it. Refused with not_allowed or not_found.';

grant execute on function public.read_equipment(uuid) to authenticated;
