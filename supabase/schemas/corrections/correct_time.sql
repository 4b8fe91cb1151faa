create or replace function public.correct_time(
  id uuid, person_id uuid, kind text, entry_id uuid, facts jsonb, reason text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  caller constant uuid := app.my_person_id();
  correction public.time_corrections;
  stored public.time_corrections;
  entry public.time_entries;
  day date;
  wrong text;
  decides boolean;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if not coalesce(app.sees_person(company, person_id), false) or not app.is_company_person(company, person_id)
    or app.merged_into(company, person_id) <> person_id
  then
    return app.refused('not_found');
  end if;
  wrong := case
    when correct_time.id is null then 'id'
    when coalesce(kind not in ('change', 'add', 'remove', 'job', 'break'), true) then 'kind'
    when (kind = 'add') <> (entry_id is null) then 'entry_id'
    when (kind = 'remove') <> (facts is null) then 'facts'
    when coalesce(length(reason) > 500, false) then 'reason'
    when facts is not null then app.wrong_correction(company, facts)
  end;
  day := app.person_date(company, person_id, coalesce(
    case when app.is_instant(facts -> 'started_at') then (facts ->> 'started_at')::timestamptz end,
    (
      select e.started_at from public.time_entries e
      where e.company_id = company and e.id = correct_time.entry_id and e.person_id = correct_time.person_id
    ),
    now()
  ));
  if wrong is not null then
    return app.refused_for_day('invalid_input', wrong, day);
  end if;
  if coalesce(trim(reason), '') = '' then
    return app.refused('comment_missing');
  end if;

  perform app.lock_people(company, array[person_id]);
  select * into stored from public.time_corrections c where c.company_id = company and c.id = correct_time.id;
  if stored.id is not null then
    if (stored.person_id, stored.kind, stored.entry_id, stored.after, stored.asked_by)
      is distinct from (correct_time.person_id, correct_time.kind, correct_time.entry_id, facts, caller)
    then
      return app.refused('other_payload');
    end if;
    return jsonb_build_object('verdict', 'replayed', 'state', stored.state);
  end if;
  if correct_time.entry_id is not null then
    select * into entry from public.time_entries e
    where e.company_id = company and e.id = correct_time.entry_id and e.person_id = correct_time.person_id
      and e.state <> 'void';
    if entry.id is null then
      return app.refused('not_found');
    end if;
    if entry.state = 'open' then
      return app.refused('entry_open');
    end if;
  end if;

  if app.correction_overlaps(company, person_id, entry.id, facts) then
    return app.refused_for_day('time_impossible', 'started_at', day);
  end if;

  correction.id := correct_time.id;
  correction.company_id := company;
  correction.person_id := correct_time.person_id;
  correction.kind := correct_time.kind;
  correction.entry_id := correct_time.entry_id;
  correction.before := case
    when entry.id is not null then app.entry_facts(
      entry.state, entry.started_at, entry.ended_at, entry.project_id, entry.cost_code_id, entry.flags, entry.note,
      app.break_facts(app.stored_breaks(company, entry.id))
    )
  end;
  correction.after := facts;
  correction.reason := trim(correct_time.reason);
  correction.is_locked := exists (
    select from unnest(array[
      entry.started_at, entry.ended_at, (facts ->> 'started_at')::timestamptz, (facts ->> 'ended_at')::timestamptz
    ]) as i (at)
    where i.at is not null
      and app.is_locked_day(company, correct_time.person_id, app.person_date(company, correct_time.person_id, i.at))
  );
  correction.asked_by := caller;
  correction.asked_at := now();
  -- The person's lead can correct time directly, except in a locked timesheet, where an admin decides.
  decides := app.may_correct(correction) and not correction.is_locked;
  correction.state := case when decides then 'applied' else 'asked' end;
  if decides then
    correction.decided_by := caller;
    correction.decided_at := now();
  end if;
  insert into public.time_corrections select (correction).*;
  if decides then
    wrong := app.apply_correction(correction);
    if wrong is not null then
      delete from public.time_corrections c where c.company_id = company and c.id = correction.id;
      return case
        when wrong = 'time_impossible' then app.refused_for_day(wrong, 'started_at', day) else app.refused(wrong)
      end;
    end if;
  end if;
  perform app.tell_hours(array[correct_time.person_id]);
  return jsonb_build_object('verdict', 'applied', 'state', correction.state);
end
$$;

comment on function public.correct_time(uuid, uuid, text, uuid, jsonb, text) is
  'Asks for a correction of one''s own time, or makes one for someone whom the caller leads (change, add, remove, '
  'job, break): facts say what the entry should be, null removes it. The device makes the id. Verdict applied with '
  'the state (applied, or asked where someone has to decide), replayed, or refused (not_allowed, not_found, '
  'invalid_input and time_impossible with field and day, comment_missing, other_payload, entry_open, '
  'changed_meanwhile).';

grant execute on function public.correct_time(uuid, uuid, text, uuid, jsonb, text) to authenticated;
