-- Reads once, judges item by item, folds person by person. Most people go on from their open entry; see
-- docs/decisions/0180-a-punch-is-planned-once.md
create or replace function app.record_batch(caller app.caller, batch jsonb, received_at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := caller.company_id;
  cause constant app.cause := row(caller.person_id, caller.kiosk_id, received_at, null);
  size constant integer := jsonb_array_length(batch);
  settings public.company_settings;
  stated app.stated_punch[] := '{}';
  timings app.punch_time[] := '{}';
  facts app.punch_facts[];
  ids uuid[] := '{}';
  items app.batch_item[] := '{}';
  touched record;
  people uuid[] := '{}';
  more app.fold_effect[];
  effects app.fold_effect[] := '{}';
  firsts public.punch_answers[];
  given integer := 0;
  answers jsonb[] := '{}';
begin
  for place in 1 .. size loop
    stated[place] := app.read_punch(batch -> (place - 1));
    timings[place] := app.punch_time(stated[place], received_at);
  end loop;
  perform app.lock_people(company, array(select s.person_id from unnest(stated) as s));
  select * into settings from public.company_settings s where s.company_id = company;
  facts := app.punch_facts(company, stated, timings);
  for place in 1 .. size loop
    -- The batch itself has stored it meanwhile.
    if (stated[place]).id = any (ids) then
      facts[place] := (app.punch_facts(company, stated[place:place], timings[place:place]))[1];
    end if;
    ids := ids || (stated[place]).id;
    items[place] := app.take_item(
      caller, settings, batch -> (place - 1), stated[place], timings[place], facts[place], received_at
    );
  end loop;

  for touched in
    select i.person_id, min(i.occurred_at) as changed_at, bool_or(i.hold is not null) as waits,
      array_agg(i.punch) as punches
    from unnest(items) as i
    where i.status = 'new'
    group by i.person_id
  loop
    people := people || touched.person_id;
    more := case when not touched.waits then
      app.continue_ledger(company, touched.person_id, touched.punches, cause)
    end;
    effects := effects || coalesce(
      more, app.project_person(company, touched.person_id, touched.changed_at, touched.waits, cause)
    );
  end loop;
  if people <> '{}' then
    perform app.touch_clocks(company, people);
  end if;

  firsts := app.first_answers(company, items, effects);
  for place in 1 .. size loop
    if (items[place]).status = 'new' then
      given := given + 1;
    end if;
    answers[place] := app.answer_item(
      company, items[place], case when (items[place]).status = 'new' then firsts[given] end
    );
  end loop;
  return jsonb_build_object('server_time', app.instant(clock_timestamp()), 'answers', to_jsonb(answers));
end
$$;

comment on function app.record_batch(app.caller, jsonb, timestamptz) is
  'Stores a batch for a caller as received at an instant, folds the people it touches, and answers one verdict an '
  'item in its order.';
