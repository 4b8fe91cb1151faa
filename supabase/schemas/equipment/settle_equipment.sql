create or replace function app.settle_equipment(company uuid, equipment_id uuid) returns void
language sql set search_path = ''
as $$
  update public.equipment e set
    meter = latest.meter, meter_at = latest.at,
    project_id = place.project_id,
    holder_person_id = case when place.kind = 'out' then coalesce(place.holder_person_id, place.person_id) end,
    held_since = case when place.kind = 'out' then place.at end
  from (
    select m.meter, m.at from public.equipment_moves m
    where m.company_id = company and m.equipment_id = settle_equipment.equipment_id
    order by m.at desc, m.received_at desc, m.id desc limit 1
  ) latest
  left join (
    select m.kind, m.project_id, m.person_id, m.holder_person_id, m.at from public.equipment_moves m
    where m.company_id = company and m.equipment_id = settle_equipment.equipment_id and m.kind <> 'reading'
    order by m.at desc, m.received_at desc, m.id desc limit 1
  ) place on true
  where e.company_id = company and e.id = settle_equipment.equipment_id
$$;

comment on function app.settle_equipment(uuid, uuid) is
  'Makes where a piece of equipment is and what its meter reads what the latest of its moves say.';
