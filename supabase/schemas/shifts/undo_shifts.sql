create or replace function public.undo_shifts(change_id uuid, undo_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request constant jsonb := jsonb_build_object('undo', change_id);
  undone public.shift_changes;
  ids uuid[];
  changed uuid[];
  item record;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if undo_id is null then
    return app.refused_with_detail('invalid_input', 'undo_id');
  end if;
  if app.is_shift_change_known(company, undo_id, request) then
    return app.saved_shifts(company, undo_id, 'replayed');
  end if;
  select * into undone from public.shift_changes c
  where c.company_id = company and c.id = change_id and c.actor_person_id = app.my_person_id();
  if undone.id is null then
    return app.refused('not_found');
  end if;
  ids := array(select k::uuid from jsonb_object_keys(undone.before) k order by 1);
  perform from public.shifts s where s.company_id = company and s.id = any (ids) order by s.id for update;
  changed := array(
    select a.key::uuid from jsonb_each_text(undone.after) a
    where a.value::integer is distinct from (
      select s.version from public.shifts s where s.company_id = company and s.id = a.key::uuid
    )
  );
  if cardinality(changed) > 0 then
    return app.refused('changed_meanwhile') || app.shifts_as_stored(company, changed);
  end if;
  perform app.note_shift_change(company, undo_id, request, ids);
  for item in select b.key::uuid as id, b.value from jsonb_each(undone.before) b loop
    if item.value = 'null' then
      perform app.remove_shift(company, item.id);
    else
      perform app.write_shift(company, item.value, (item.value ->> 'series_id')::uuid, false);
      update public.shifts s set is_exception = (item.value ->> 'is_exception')::boolean,
        removed_at = (item.value ->> 'removed_at')::timestamptz,
        version = greatest(s.version, (item.value ->> 'version')::integer + 1)
      where s.company_id = company and s.id = item.id;
    end if;
  end loop;
  perform app.finish_shift_change(company, undo_id, ids);
  return app.saved_shifts(company, undo_id, 'applied');
end
$$;

comment on function public.undo_shifts(uuid, uuid) is
  'The scheduler takes back a change of their own, within a day, under an id by which the undo itself can be undone. '
  'Answers as save_shifts; refused with changed_meanwhile where someone has changed one of the shifts since.';

grant execute on function public.undo_shifts(uuid, uuid) to authenticated;
