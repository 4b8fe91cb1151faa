create or replace function app.record_batch(caller app.caller, batch jsonb, received_at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  company constant uuid := caller.company_id;
  settings public.company_settings;
  stated app.stated_punch[] := '{}';
  items app.batch_item[] := '{}';
  item app.batch_item;
  touched record;
  people uuid[] := '{}';
  effects app.fold_effect[] := '{}';
  answers jsonb[] := '{}';
begin
  for ordinal in 1 .. jsonb_array_length(batch) loop
    stated[ordinal] := app.read_punch(batch -> (ordinal - 1));
  end loop;
  perform app.lock_people(company, array(select s.person_id from unnest(stated) as s));
  select * into settings from public.company_settings s where s.company_id = company;
  for ordinal in 1 .. jsonb_array_length(batch) loop
    items[ordinal] := app.take_item(caller, settings, batch -> (ordinal - 1), stated[ordinal], received_at);
  end loop;

  for touched in
    select i.person_id, min(i.occurred_at) as changed_at, bool_or(i.hold is not null) as waits
    from unnest(items) as i
    where i.status = 'new'
    group by i.person_id
  loop
    people := people || touched.person_id;
    effects := effects || app.project_person(
      company, touched.person_id, touched.changed_at, touched.waits,
      row(caller.person_id, caller.kiosk_id, received_at, null)::app.cause
    );
  end loop;
  if people <> '{}' then
    perform app.touch_clocks(company, people);
  end if;

  foreach item in array items loop
    answers := answers || app.answer_item(company, item, effects);
  end loop;
  return jsonb_build_object('server_time', app.instant(clock_timestamp()), 'answers', to_jsonb(answers));
end
$$;

comment on function app.record_batch(app.caller, jsonb, timestamptz) is
  'Stores a batch for a caller as received at an instant, folds the people it touches, and answers one verdict an '
  'item in its order.';
