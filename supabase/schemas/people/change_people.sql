-- Locks all clocks at once, in the order in which a batch of punches locks them.
create or replace function public.change_people(
  person_ids uuid[], change jsonb, is_preview boolean default true
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person record;
  step jsonb;
  steps jsonb[] := '{}';
  change_id uuid;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(person_ids) not between 1 and 500, true) then
    return app.refused_with_detail('invalid_input', 'person_ids');
  end if;
  if is_preview is null or not app.is_people_change(company, change) then
    return app.refused_with_detail('invalid_input', 'change');
  end if;

  -- The preview makes the same changes and rolls them back, so that it can't show a different result.
  begin
    perform app.lock_admins(company);
    perform app.lock_people(company, person_ids);
    for person in
      select w.person_id, trim(p.first_name || ' ' || p.last_name) as name
      from (select distinct unnest(person_ids) as person_id) as w
      left join public.profiles p on p.company_id = company and p.person_id = w.person_id
      order by app.fold_text(p.first_name || ' ' || p.last_name) collate "C", w.person_id
    loop
      step := case when person.name is null then '{"outcome": "refused", "reason": "not_found"}'
        else app.change_person(company, person.person_id, change) end;
      steps := steps || (step || jsonb_build_object('person_id', person.person_id, 'name', coalesce(person.name, '')));
    end loop;
    if is_preview then
      raise exception 'preview' using errcode = 'MUPRV';
    end if;
    insert into app.people_changes (company_id, actor_person_id, change, steps)
    values (company, app.my_person_id(), change, (
      select coalesce(jsonb_agg(s), '[]') from unnest(steps) as s where s ->> 'outcome' = 'changes'
    ))
    returning id into change_id;
  exception
    when sqlstate 'MUPRV' then
      null;
  end;
  return jsonb_build_object(
    'verdict', case when is_preview then 'preview' else 'applied' end,
    'change_id', change_id,
    'people', (
      select jsonb_agg(jsonb_build_object(
        'person_id', s -> 'person_id', 'name', s -> 'name', 'outcome', s -> 'outcome', 'reason', s -> 'reason'
      ) order by place)
      from unnest(steps) with ordinality as t (s, place)
    )
  );
end
$$;

comment on function public.change_people(uuid[], jsonb, boolean) is
  'An admin changes up to 500 people at once: {"kind": "role", "role"}, "add_to_crew" or "remove_from_crew" with '
  '"crew_id", "deactivate" or "reactivate". One transaction; each person''s outcome is changes, already or refused '
  'with a reason, and one refusal does not hold up the others. A preview answers the same and changes nothing. '
  'Verdict preview, applied (change_id takes it back) or refused (not_allowed, invalid_input with the field in '
  'detail).';

grant execute on function public.change_people(uuid[], jsonb, boolean) to authenticated;
