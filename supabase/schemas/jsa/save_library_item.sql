create or replace function public.save_library_item(item_id uuid, item jsonb, version integer default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := case when item_id is null then 'item_id' else app.wrong_library_field(item) end;
  kept public.safety_library_items;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if version is null then
    select * into kept from public.safety_library_items i where i.company_id = company and i.id = item_id;
    if kept.id is not null then
      return jsonb_build_object('verdict', 'replayed', 'version', kept.version);
    end if;
    insert into public.safety_library_items (company_id, id, kind, en, es, energy, high_energy, level, can_be_direct,
      source, archived_at)
    select company, item_id, r.kind, trim(r.en), trim(r.es), r.energy, r.high_energy, r.level, r.can_be_direct,
      trim(r.source), case when (item ->> 'is_archived')::boolean then now() end
    from jsonb_populate_record(null::public.safety_library_items, item) r
    returning * into kept;
  else
    update public.safety_library_items i set
      kind = r.kind, en = trim(r.en), es = trim(r.es), energy = r.energy, high_energy = r.high_energy,
      level = r.level, can_be_direct = r.can_be_direct, source = trim(r.source),
      archived_at = case when (item ->> 'is_archived')::boolean then coalesce(i.archived_at, now()) end
    from jsonb_populate_record(null::public.safety_library_items, item) r
    where i.company_id = company and i.id = item_id and i.version = save_library_item.version
    returning i.* into kept;
    if kept.id is null then
      return app.refused(case when exists (
        select from public.safety_library_items i where i.company_id = company and i.id = item_id
      ) then 'changed_meanwhile' else 'not_found' end);
    end if;
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', kept.version);
end
$$;

comment on function public.save_library_item(uuid, jsonb, integer) is
  'An admin adds a hazard or control of the company under an id of their own (without a version) or changes it over '
  'the version that was read: {kind, en, es, energy, high_energy, level, can_be_direct, source, is_archived}. Verdict '
  'applied or replayed with version, or refused (not_allowed, invalid_input with the field in detail, '
  'changed_meanwhile, not_found).';

grant execute on function public.save_library_item(uuid, jsonb, integer) to authenticated;
