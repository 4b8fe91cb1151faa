create or replace function app.undo_step(company uuid, change jsonb, step jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := (step ->> 'person_id')::uuid;
  crew constant uuid := (change ->> 'crew_id')::uuid;
  answer jsonb;
begin
  case change ->> 'kind'
    when 'role' then
      if app.role_at(company, person, now()) is distinct from change ->> 'role' then
        return false;
      end if;
      answer := public.set_role(person, step ->> 'held');
    when 'deactivate' then
      answer := public.reactivate_person(person, step ->> 'held');
    when 'reactivate' then
      answer := public.deactivate_person(person);
    else
      -- Someone has put the person elsewhere in the meantime.
      if app.crew_rows(company, crew, person) is distinct from step -> 'after'
        or app.role_at(company, person, now()) is null
      then
        return false;
      end if;
      delete from public.crew_members c
      where c.company_id = company and c.crew_id = crew and c.person_id = person;
      insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from, valid_to)
      select company, crew, person, r.is_lead, r.valid_from, r.valid_to
      from jsonb_to_recordset(step -> 'before') as r (is_lead boolean, valid_from timestamptz, valid_to timestamptz);
      return true;
  end case;
  return answer ->> 'verdict' = 'applied';
end
$$;

comment on function app.undo_step(uuid, jsonb, jsonb) is
  'Takes one person''s part of a change for many back, unless something came after it.';
