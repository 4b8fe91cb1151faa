-- Reads once, judges each item, stores all together, folds person by person. For most people the fold continues from
-- their open entry; see docs/decisions/0180-a-punch-is-planned-once.md
create or replace function app.take_batch(
  caller app.caller, batch jsonb, stated app.stated_punch[], timings app.punch_time[], received_at timestamptz
) returns jsonb[]
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := caller.company_id;
  cause constant app.cause := row(caller.person_id, caller.kiosk_id, received_at, null);
  size constant integer := cardinality(stated);
  settings public.company_settings;
  facts app.punch_facts[];
  ids uuid[] := '{}';
  earlier public.punches;
  items app.batch_item[] := '{}';
  touched record;
  people uuid[] := '{}';
  more app.fold_effect[];
  effects app.fold_effect[] := '{}';
  firsts public.punch_answers[];
  given integer := 0;
  answers jsonb[] := '{}';
begin
  select * into settings from public.company_settings s where s.company_id = company;
  facts := app.punch_facts(company, stated, timings);
  for place in 1 .. size loop
    -- If two items have the same id, the second is judged as if the first were already stored.
    if (stated[place]).id = any (ids) then
      select (i.stored).* into earlier from unnest(items) i where i.punch_id = (stated[place]).id and i.status = 'new';
      if found then
        facts[place].is_known := true;
        facts[place].payload_hash := earlier.payload_hash;
        facts[place].actor_person_id := earlier.actor_person_id;
        facts[place].kiosk_id := earlier.kiosk_id;
      end if;
    end if;
    ids := ids || (stated[place]).id;
    items[place] := app.judge_item(
      caller, settings, batch -> (place - 1), stated[place], timings[place], facts[place], received_at
    );
  end loop;
  perform app.store_punches(company, items, received_at);

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
  return answers;
end
$$;

comment on function app.take_batch(app.caller, jsonb, app.stated_punch[], app.punch_time[], timestamptz) is
  'Stores a batch of punches as read, whose people are locked, folds them and answers one verdict an item.';
