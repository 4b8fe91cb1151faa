create or replace function public.save_equipment(equipment_id uuid, version integer, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.equipment;
  -- A device's clock may be ahead.
  told timestamptz;
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := coalesce(
    case when equipment_id is null then 'equipment_id' when coalesce(version < 0, true) then 'version' end,
    app.wrong_equipment_field(facts, version = 0)
  );
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  held := app.equipment_to_change(equipment_id);
  if held.id is not null and version = 0 then
    return jsonb_build_object('verdict', 'replayed', 'version', held.version);
  end if;
  if held.id is null and version > 0 then
    return app.refused('not_found');
  end if;
  if held.version <> version then
    return app.refused('changed_meanwhile');
  end if;
  if app.has_attachment(company, app.new_record_files(company, 'equipment', equipment_id, facts -> 'files')) then
    return app.refused('other_payload');
  end if;

  if held.id is null then
    told := least((facts ->> 'made_at')::timestamptz, now());
    insert into public.equipment (
      company_id, id, number, type, model, meter_unit, meter, meter_at, service_meter, service_on, is_retired
    ) values (
      company, equipment_id, trim(facts ->> 'number'), trim(facts ->> 'type'), trim(facts ->> 'model'),
      facts ->> 'meter_unit', (facts ->> 'meter')::integer,
      told, (facts ->> 'service_meter')::integer,
      (facts ->> 'service_on')::date, (facts ->> 'is_retired')::boolean
    ) returning * into held;
    insert into public.equipment_moves (company_id, id, equipment_id, kind, person_id, meter, at, stated_at)
    values (
      company, held.id, held.id, 'reading', app.my_person_id(), held.meter, told,
      nullif((facts ->> 'made_at')::timestamptz, told)
    );
  else
    update public.equipment e set
      number = trim(facts ->> 'number'), type = trim(facts ->> 'type'), model = trim(facts ->> 'model'),
      meter_unit = facts ->> 'meter_unit', service_meter = (facts ->> 'service_meter')::integer,
      service_on = (facts ->> 'service_on')::date, is_retired = (facts ->> 'is_retired')::boolean
    where e.company_id = company and e.id = equipment_id returning * into held;
  end if;
  perform app.set_record_files(company, 'equipment', held.id, facts -> 'files');
  return jsonb_build_object('verdict', 'applied', 'version', held.version);
exception
  when unique_violation then
    return app.refused_with_detail('taken', 'number');
end
$$;

comment on function public.save_equipment(uuid, integer, jsonb) is
  'An admin adds a piece of equipment under an id that the device made (version 0; again changes nothing), or changes '
  'it over the version that was read: {v: 1, number, type, model, meter_unit, meter, service_meter, service_on, '
  'is_retired, made_at, files}, the whole piece each time; meters are in tenths, and meter is null but for a new one, '
  'since a reading is a move. files has its photo or nothing. Verdict applied or replayed with version, or refused '
  '(not_allowed, invalid_input or taken with the field in detail, not_found, changed_meanwhile, other_payload).';

grant execute on function public.save_equipment(uuid, integer, jsonb) to authenticated;
