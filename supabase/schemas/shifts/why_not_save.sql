create or replace function app.why_not_save(company uuid, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  change jsonb;
  wrong text;
  target uuid;
  stored public.shifts;
begin
  for change in select c.value from jsonb_array_elements(changes) c loop
    wrong := case change ->> 'op'
      when 'save' then case
        when not app.is_whole_or_null(change -> 'version', 1, 2000000000) then 'version'
        else app.wrong_shift_field(company, change -> 'shift') end
      when 'delete' then case
        when not app.is_uuid(change -> 'id') then 'id'
        when not app.is_whole(change -> 'version', 1, 2000000000) then 'version' end
      else 'op'
    end;
    if wrong is null and change ? 'scope' and not app.is_choice(change -> 'scope', 'this', 'later', 'all') then
      wrong := 'scope';
    end if;
    if wrong is not null then
      return app.refused_with_detail('invalid_input', wrong);
    end if;
  end loop;
  if (select count(distinct coalesce(c #>> '{shift,id}', c ->> 'id')) from jsonb_array_elements(changes) c)
    < jsonb_array_length(changes) then
    return app.refused_with_detail('invalid_input', 'id');
  end if;
  -- Always locked in the same order, so that no two schedulers wait for each other.
  for change in
    select c.value from jsonb_array_elements(changes) c
    order by coalesce(c.value #>> '{shift,id}', c.value ->> 'id')
  loop
    target := coalesce(change #>> '{shift,id}', change ->> 'id');
    select * into stored from public.shifts s where s.company_id = company and s.id = target for update;
    if stored.id is not null and not app.may_schedule(stored.crew_id, stored.person_id) then
      return app.refused('not_found');
    end if;
    if change ->> 'op' = 'save'
      and not app.may_schedule((change #>> '{shift,crew_id}')::uuid, (change #>> '{shift,person_id}')::uuid) then
      return app.refused('not_allowed');
    end if;
    if stored.version is distinct from (change ->> 'version')::integer then
      return app.refused('changed_meanwhile') || app.shifts_as_stored(company, array[target]);
    end if;
  end loop;
  return null;
end
$$;

comment on function app.why_not_save(uuid, jsonb) is
  'The refusal of changes of shifts, which it locks; null when they can be made.';
