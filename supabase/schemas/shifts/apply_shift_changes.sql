create or replace function app.apply_shift_changes(company uuid, change_id uuid, request jsonb, more jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changes constant jsonb := case jsonb_typeof(request) when 'array' then request || more else more end;
  ids constant uuid[] := array(
    select coalesce(c #>> '{shift,id}', c ->> 'id')::uuid from jsonb_array_elements(changes) c order by 1
  );
  change jsonb;
begin
  perform app.note_shift_change(company, change_id, request, ids);
  for change in select c.value from jsonb_array_elements(changes) c loop
    if change ->> 'op' = 'delete' then
      perform app.remove_shift(company, (change ->> 'id')::uuid);
    else
      perform app.write_shift(
        company, change -> 'shift', (change ->> 'series_id')::uuid,
        coalesce((change ->> 'is_exception')::boolean, coalesce(change ->> 'scope', 'this') = 'this')
      );
    end if;
  end loop;
  perform app.finish_shift_change(company, change_id, ids);
  return app.saved_shifts(company, change_id, 'applied');
end
$$;

comment on function app.apply_shift_changes(uuid, uuid, jsonb, jsonb) is
  'Makes changes of shifts that have been checked, and notes how they are undone.';
