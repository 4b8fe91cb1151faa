create or replace function app.change_person(company uuid, person uuid, change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := change ->> 'kind';
  crew constant uuid := (change ->> 'crew_id')::uuid;
  held constant text := app.role_at(company, person, now());
  is_in constant boolean := exists (
    select from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = person
      and c.valid_from <= now() and c.valid_to is null
  );
  before jsonb;
  answer jsonb;
  reason text;
begin
  case kind
    when 'role' then
      if held = change ->> 'role' then
        return '{"outcome": "already"}';
      end if;
      -- In a change of many people, changing one's own role would happen too easily.
      answer := case when person = app.my_person_id() then app.refused('own_access')
        else public.set_role(person, change ->> 'role') end;
    when 'deactivate' then
      if held is null and app.is_company_person(company, person) then
        return '{"outcome": "already"}';
      end if;
      answer := public.deactivate_person(person);
    when 'reactivate' then
      if held is not null then
        return '{"outcome": "already"}';
      end if;
      answer := public.reactivate_person(person);
    when 'add_to_crew', 'remove_from_crew' then
      reason := app.why_not_in_crew(company, crew, person, case when kind = 'add_to_crew' then false end);
      if reason is not null then
        answer := app.refused(reason);
      elsif kind = 'add_to_crew' and is_in
        or kind = 'remove_from_crew' and app.is_settled_in_crew(company, crew, person, null, now())
      then
        return '{"outcome": "already"}';
      else
        before := app.crew_rows(company, crew, person);
        if kind = 'add_to_crew' then
          perform app.put_in_crew(company, crew, array[person], false, app.start_of_day(company, null));
        else
          perform app.put_in_crew(company, crew, array[person], null, now());
        end if;
        answer := jsonb_build_object(
          'verdict', 'applied', 'before', before, 'after', app.crew_rows(company, crew, person)
        );
      end if;
  end case;
  if answer ->> 'verdict' = 'refused' then
    return jsonb_build_object('outcome', 'refused', 'reason', answer -> 'reason');
  end if;
  return jsonb_build_object('outcome', 'changes', 'held', held, 'before', answer -> 'before', 'after',
    answer -> 'after');
end
$$;

comment on function app.change_person(uuid, uuid, jsonb) is
  'One step of a change for many: outcome changes, already or refused with the reason, and what held before.';
