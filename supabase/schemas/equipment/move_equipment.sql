create or replace function public.move_equipment(move_id uuid, equipment_id uuid, move jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  wrong text;
  held public.equipment;
  known public.equipment_moves;
  before public.equipment_moves;
  after public.equipment_moves;
  made public.equipment_moves;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.equipment_to_change(equipment_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  wrong := coalesce(case when move_id is null then 'move_id' end, app.wrong_move_field(move));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  made.kind := move ->> 'kind';
  made.project_id := (move ->> 'project_id')::uuid;
  made.holder_person_id := nullif((move ->> 'holder_id')::uuid, me);
  made.meter := (move ->> 'meter')::integer;
  made.reason := trim(move ->> 'reason');
  -- A device's clock may be ahead.
  made.at := least((move ->> 'at')::timestamptz, now());
  select * into known from public.equipment_moves m where m.company_id = company and m.id = move_id;
  if known.id is not null then
    return case when (
        known.equipment_id, known.person_id, known.kind, known.project_id, known.holder_person_id, known.meter,
        known.reason
      ) is not distinct from (
        held.id, me, made.kind, made.project_id, made.holder_person_id, made.meter, made.reason
      )
      then jsonb_build_object('verdict', 'replayed') else app.refused('other_payload') end;
  end if;
  if made.kind = 'out' and held.is_retired then
    return app.refused('wrong_state');
  end if;
  -- The person who has it may move it to their own project; other moves require the right to see where it is.
  if made.kind <> 'out' and held.project_id is not null and held.holder_person_id <> me
    and not held.project_id = any (app.my_projects())
  then
    return app.refused('not_allowed');
  end if;

  select * into before from public.equipment_moves m
  where m.company_id = company and m.equipment_id = held.id and m.at <= made.at
  order by m.at desc, m.received_at desc, m.id desc limit 1;
  select * into after from public.equipment_moves m
  where m.company_id = company and m.equipment_id = held.id and m.at > made.at
  order by m.at, m.received_at, m.id limit 1;
  if made.reason is null and (
    app.is_doubtful_reading(held.meter_unit, before.meter, before.at, made.meter, made.at)
    or after.reason is null
      and app.is_doubtful_reading(held.meter_unit, made.meter, made.at, after.meter, after.at)
  ) then
    return app.refused_with_detail('meter_doubtful', 'meter');
  end if;

  insert into public.equipment_moves (
    company_id, id, equipment_id, kind, project_id, person_id, holder_person_id, meter, reason, at, stated_at
  ) values (
    company, move_id, held.id, made.kind, made.project_id, me, made.holder_person_id, made.meter, made.reason, made.at,
    nullif((move ->> 'at')::timestamptz, made.at)
  );
  perform app.settle_equipment(company, held.id);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.move_equipment(uuid, uuid, jsonb) is
  'A member takes a piece of equipment to a project that they see (out, also from someone else), gives it back (in) '
  'or reads its meter, under an id that the device made: {v: 2, kind, project_id, holder_id, meter, reason, at}. '
  'Whoever is in charge of people takes it for one of them (holder_id). It counts from '
  'when it happened, whenever it arrives. Verdict applied or replayed, or refused (not_allowed, not_found, '
  'invalid_input with the field in detail, wrong_state for a retired piece, meter_doubtful without a reason, '
  'other_payload).';

grant execute on function public.move_equipment(uuid, uuid, jsonb) to authenticated;
