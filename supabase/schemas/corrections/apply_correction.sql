-- Adjacent entries share a punch: the switch that ends one begins the next. A punch that is withdrawn for one side is
-- stated again for the other, which doesn't change.
create or replace function app.apply_correction(correction public.time_corrections) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := correction.company_id;
  person constant uuid := correction.person_id;
  after constant jsonb := correction.after;
  entry public.time_entries;
  next_entry public.time_entries;
  first_at timestamptz := (after ->> 'started_at')::timestamptz;
  made uuid;
  taken jsonb;
  place integer := 1;
begin
  if correction.entry_id is not null then
    select * into entry from public.time_entries e
    where e.company_id = company and e.id = correction.entry_id and e.person_id = person and e.state <> 'void';
    if entry.id is null then
      return 'changed_meanwhile';
    end if;
    if entry.state = 'open' then
      return 'entry_open';
    end if;
    first_at := least(first_at, entry.started_at);
  end if;
  if app.correction_overlaps(company, person, entry.id, after) then
    return 'time_impossible';
  end if;

  begin
    if entry.id is not null then
      select * into next_entry from public.time_entries e
      where e.company_id = company and e.id = entry.end_punch_id and e.person_id = person;
      perform app.withdraw_punches(correction, array(
        select p.id from public.punches p
        where p.company_id = company and p.person_id = any (app.ledger_people(company, person))
          and p.occurred_at between entry.started_at and entry.ended_at
          and not exists (
            select from public.punch_withdrawals w where w.company_id = company and w.punch_id = p.id
          )
          and (
            p.id in (entry.id, entry.end_punch_id)
            or p.kind in ('break_start', 'break_end')
          )
      ));
      -- The previous entry ended with the punch that began this one.
      if exists (
        select from public.time_entries e
        where e.company_id = company and e.person_id = person and e.end_punch_id = entry.id
          and e.state in ('open', 'closed')
      ) then
        perform app.add_corrected_punch(
          correction, 'out', entry.started_at, jsonb_build_object('zone', entry.zone), 0
        );
      end if;
      if next_entry.id is not null then
        perform app.add_corrected_punch(correction, 'in', next_entry.started_at, jsonb_build_object(
          'zone', next_entry.zone, 'project_id', next_entry.project_id, 'cost_code_id', next_entry.cost_code_id
        ), 0);
      end if;
    end if;
    if after is not null then
      made := app.add_corrected_punch(correction, 'in', (after ->> 'started_at')::timestamptz, after, place);
      for taken in
        select b from jsonb_array_elements(after -> 'breaks') b order by (b ->> 'started_at')::timestamptz
      loop
        perform app.add_corrected_punch(
          correction, 'break_start', (taken ->> 'started_at')::timestamptz, after, place + 1, taken ->> 'kind'
        );
        perform app.add_corrected_punch(
          correction, 'break_end', (taken ->> 'ended_at')::timestamptz, after, place + 2
        );
        place := place + 2;
      end loop;
      perform app.add_corrected_punch(correction, 'out', (after ->> 'ended_at')::timestamptz, after, place + 3);
    end if;
    perform app.project_person(
      company, person, first_at, true, row(app.my_person_id(), null, now(), correction.reason)::app.cause
    );
    -- Another punch at the same instants may have arrived meanwhile.
    if made is not null and not exists (
      select from public.time_entries e
      where e.company_id = company and e.id = made and e.state = 'closed'
        and e.started_at = (after ->> 'started_at')::timestamptz and e.ended_at = (after ->> 'ended_at')::timestamptz
        and (select count(*) from public.time_breaks b where b.company_id = company and b.entry_id = made)
          = jsonb_array_length(after -> 'breaks')
    ) then
      raise exception 'overtaken' using errcode = 'MUOVT';
    end if;
  exception
    when sqlstate 'MUOVT' then
      return 'time_impossible';
  end;
  perform app.touch_clocks(company, array[person]);
  return null;
end
$$;

comment on function app.apply_correction(public.time_corrections) is
  'Makes a correction: withdraws the punches of its entry, states others, and folds again. Answers why it can''t be '
  'made, and then nothing of it is; null when it was.';
