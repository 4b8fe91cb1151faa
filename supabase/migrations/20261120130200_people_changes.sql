-- One change for many people: shown before it is made, made as a whole, and taken back as a whole.

create table app.people_changes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  actor_person_id uuid not null,
  made_at timestamptz not null default now(),
  change jsonb not null,
  steps jsonb not null,
  undone_at timestamptz,
  foreign key (company_id, actor_person_id) references public.profiles (company_id, person_id)
);
comment on table app.people_changes is
  'What an admin did to many people at once, with what held before, for taking it back. The audit is the record of it.';
create index people_changes_actor_idx on app.people_changes (company_id, actor_person_id);
alter table app.people_changes enable row level security;

create function app.change_person(company uuid, person uuid, change jsonb) returns jsonb
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
      -- By oneself it would be too easy among many.
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
          perform app.put_in_crew(company, crew, person, false, app.start_of_day(company, null));
        else
          perform app.put_in_crew(company, crew, person, null, now());
        end if;
        answer := jsonb_build_object(
          'verdict', 'applied', 'before', before, 'after', app.crew_rows(company, crew, person)
        );
      end if;
  end case;
  if answer ->> 'verdict' = 'refused' then
    return jsonb_build_object('outcome', 'refused', 'reason', answer -> 'reason');
  end if;
  return jsonb_build_object('outcome', 'changes', 'held', held, 'before', answer -> 'before', 'after', answer -> 'after');
end
$$;
comment on function app.change_person(uuid, uuid, jsonb) is
  'One step of a change for many: outcome changes, already or refused with the reason, and what held before.';

create function app.is_people_change(company uuid, change jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    case change ->> 'kind'
      when 'role' then change ->> 'role' in ('employee', 'supervisor', 'admin')
      when 'deactivate' then true
      when 'reactivate' then true
      when 'add_to_crew' then exists (
        select from public.crews c where c.company_id = company and c.id::text = change ->> 'crew_id'
      )
      when 'remove_from_crew' then exists (
        select from public.crews c where c.company_id = company and c.id::text = change ->> 'crew_id'
      )
    end,
    false
  );
end
$$;

create function public.change_people(person_ids uuid[], change jsonb, is_preview boolean default true) returns jsonb
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
    return app.refused('invalid_input', 'person_ids');
  end if;
  if is_preview is null or not app.is_people_change(company, change) then
    return app.refused('invalid_input', 'change');
  end if;

  -- The preview does the same and takes it back, so that it cannot say anything else.
  begin
    perform app.lock_admins(company);
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
  'An admin changes up to 500 people at once: {"kind": "role", "role"}, "add_to_crew" or "remove_from_crew" with "crew_id", "deactivate" or "reactivate". One transaction; each person''s outcome is changes, already or refused with a reason, and one refusal does not hold up the others. A preview answers the same and changes nothing. Verdict preview, applied (change_id takes it back) or refused (not_allowed, invalid_input with the field in detail).';

create function app.undo_step(company uuid, change jsonb, step jsonb) returns boolean
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
      -- Somebody put the person elsewhere in the meantime.
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

create function public.undo_people_change(change_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  made app.people_changes;
  step jsonb;
  undone integer := 0;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into made from app.people_changes c
  where c.id = undo_people_change.change_id and c.company_id = company
    and c.actor_person_id = app.my_person_id() and c.made_at > now() - interval '1 day'
  for update;
  if made.id is null then
    return app.refused('not_found');
  end if;
  if made.undone_at is not null then
    return app.refused('already_decided');
  end if;
  perform app.lock_admins(company);
  for step in select jsonb_array_elements(made.steps) loop
    undone := undone + app.undo_step(company, made.change, step)::integer;
  end loop;
  update app.people_changes c set undone_at = now() where c.id = made.id;
  return jsonb_build_object(
    'verdict', 'applied', 'undone', undone, 'kept', jsonb_array_length(made.steps) - undone
  );
end
$$;
comment on function public.undo_people_change(uuid) is
  'Takes back what the caller did to many people within the last day; a person whom somebody changed since then is kept as they are. Verdict applied with how many were undone and kept, or refused (not_allowed, not_found, already_decided).';

grant execute on function public.change_people(uuid[], jsonb, boolean), public.undo_people_change(uuid) to authenticated;
