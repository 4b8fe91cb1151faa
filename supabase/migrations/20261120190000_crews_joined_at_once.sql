-- A foreman's whole crew is put together by one call: each person's outcome is told, and what the rows
-- set off happens once a statement.

-- The audit and the boards ------------------------------------------------------------------------

create function app.audit_changed_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  wholes jsonb[];
  old_rows jsonb[];
  new_rows jsonb[];
begin
  if tg_op = 'DELETE' then
    wholes := array(select to_jsonb(r) - withheld from removed r);
    old_rows := wholes;
  else
    select array_agg(n.whole), array_agg(changed.before), array_agg(changed.after)
    into wholes, old_rows, new_rows
    from (select to_jsonb(r) - withheld as whole from removed r) o
    join (select to_jsonb(a) - withheld as whole from added a) n on n.whole -> 'id' = o.whole -> 'id'
    cross join lateral (
      select jsonb_object_agg(f.key, f.value) as before, jsonb_object_agg(f.key, n.whole -> f.key) as after
      from jsonb_each(o.whole) f
      where n.whole -> f.key is distinct from f.value
    ) changed
    where changed.after is not null;
  end if;
  perform app.write_audit(tg_table_name, lower(tg_op), tg_argv[1], wholes, old_rows, new_rows);
  return null;
end
$$;
comment on function app.audit_changed_rows() is
  'Records what a statement changed or deleted in a table with an id; its trigger names the rows before removed and those after added. Arguments as of app.audit_row.';

drop trigger audit on public.crew_members;
create trigger audit_changed after update on public.crew_members
  referencing old table as removed new table as added
  for each statement execute function app.audit_changed_rows('');
create trigger audit_removed after delete on public.crew_members
  referencing old table as removed
  for each statement execute function app.audit_changed_rows('');

create function app.touch_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid;
begin
  for company in select distinct t.company_id from touched t loop
    perform app.touch_clocks(company, array(select t.person_id from touched t where t.company_id = company));
  end loop;
  return null;
end
$$;
comment on function app.touch_people() is
  'Brings those whose place in a company or a crew a statement changed, in rows that the trigger names touched, to the boards that show them.';

drop trigger touch_new_people on public.memberships;
create trigger touch_new_people after insert on public.memberships
  referencing new table as touched
  for each statement execute function app.touch_people();
drop trigger touch_new_people on public.crew_members;
create trigger touch_new_people after insert on public.crew_members
  referencing new table as touched
  for each statement execute function app.touch_people();
drop function app.touch_new_people();
drop trigger touch_person on public.crew_members;
create trigger touch_changed_people after update on public.crew_members
  referencing new table as touched
  for each statement execute function app.touch_people();
create trigger touch_removed_people after delete on public.crew_members
  referencing old table as touched
  for each statement execute function app.touch_people();

-- Joining and leaving -----------------------------------------------------------------------------

drop function app.put_in_crew(uuid, uuid, uuid, boolean, timestamptz);
create function app.put_in_crew(company uuid, crew uuid, people uuid[], leads boolean, at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.crew_members c
  where c.company_id = company and c.crew_id = crew and c.person_id = any (people) and c.valid_from >= at;
  update public.crew_members c set valid_to = at
  where c.company_id = company and c.crew_id = crew and c.person_id = any (people)
    and c.valid_from < at and (c.valid_to is null or c.valid_to > at) and c.is_lead is distinct from leads;
  -- Who is in it that way already, until some day, stays.
  update public.crew_members c set valid_to = null
  where c.company_id = company and c.crew_id = crew and c.person_id = any (people)
    and c.valid_from < at and c.valid_to >= at and c.is_lead = leads;
  insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from)
  select company, crew, joining.person_id, leads, at
  from unnest(people) as joining (person_id)
  where leads is not null and not exists (
    select from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = joining.person_id
      and c.valid_from < at and c.valid_to is null and c.is_lead = leads
  );
end
$$;
comment on function app.put_in_crew(uuid, uuid, uuid[], boolean, timestamptz) is
  'From an instant on people are in a crew as leads (true), as members (false) or not (null), without an end.';

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
  return jsonb_build_object('outcome', 'changes', 'held', held, 'before', answer -> 'before', 'after', answer -> 'after');
end
$$;

create function public.set_crew_members(
  crew_id uuid, person_ids uuid[], standing text, from_day date default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  leads constant boolean := case standing when 'lead' then true when 'member' then false end;
  -- Who leaves today keeps the rights that they had this morning.
  at constant timestamptz := case
    when from_day is null and standing = 'none' then now()
    else app.start_of_day(company, from_day)
  end;
  wanted public.crews;
  answers jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(person_ids) not between 1 and 500, true) or array_position(person_ids, null) is not null then
    return app.refused('invalid_input', 'person_ids');
  end if;
  if coalesce(standing not in ('lead', 'member', 'none'), true) then
    return app.refused('invalid_input', 'standing');
  end if;
  if not app.is_crew_day(company, from_day) then
    return app.refused('invalid_input', 'from_day');
  end if;
  -- Clocks first, in the order of everybody who locks them: the boards' rows of these people change.
  perform app.lock_people(company, person_ids);
  select * into wanted from public.crews c
  where c.company_id = company and c.id = set_crew_members.crew_id for update;
  if wanted.id is null then
    return app.refused('not_found');
  end if;
  if leads is not null and wanted.archived_at is not null then
    return app.refused('crew_archived');
  end if;

  select jsonb_agg(
    jsonb_build_object(
      'person_id', judged.person_id, 'name', judged.name, 'reason', judged.reason,
      'outcome', case
        when judged.reason is not null then 'refused'
        when app.is_settled_in_crew(company, wanted.id, judged.person_id, leads, at) then 'already'
        else 'changes'
      end
    ) order by app.fold_text(judged.name) collate "C", judged.person_id
  ) into answers
  from (
    select asked.person_id, coalesce(trim(p.first_name || ' ' || p.last_name), '') as name,
      app.why_not_in_crew(company, wanted.id, asked.person_id, leads) as reason
    from (select distinct unnest(person_ids) as person_id) asked
    left join public.profiles p on p.company_id = company and p.person_id = asked.person_id
  ) judged;
  perform app.put_in_crew(
    company, wanted.id,
    array(
      select (a ->> 'person_id')::uuid from jsonb_array_elements(answers) as a where a ->> 'outcome' = 'changes'
    ),
    leads, at
  );
  return jsonb_build_object('verdict', 'applied', 'people', answers);
end
$$;
comment on function public.set_crew_members(uuid, uuid[], text, date) is
  'An admin says that from the beginning of a day (today unless said; leaving without a day means now) up to 500 people are leads, members or not in a crew; what was recorded for later gives way. Each person''s outcome is changes, already or refused with a reason (not_found, access_over, lead_needs_role), and one refusal does not hold up the others. Verdict applied or refused (not_allowed, invalid_input with the field in detail, not_found, crew_archived).';
grant execute on function public.set_crew_members(uuid, uuid[], text, date) to authenticated;
drop function public.set_crew_member(uuid, uuid, text, date);
