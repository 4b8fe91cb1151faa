create or replace function app.record_batch(caller app.caller, batch jsonb, received_at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  stated app.stated_punch[] := '{}';
  timings app.punch_time[] := '{}';
  answers jsonb[] := '{}';
begin
  for place in 1 .. jsonb_array_length(batch) loop
    stated[place] := app.read_punch(batch -> (place - 1));
    timings[place] := app.punch_time(stated[place], received_at);
  end loop;
  perform app.lock_people(caller.company_id, array(select s.person_id from unnest(stated) as s));
  begin
    answers := app.take_batch(caller, batch, stated, timings, received_at);
  exception
    -- Stores each item separately, so that one that can't be stored doesn't affect the others. Other errors may be
    -- gone when the phone sends the batch again.
    when integrity_constraint_violation or data_exception or cardinality_violation then
      for place in 1 .. cardinality(stated) loop
        answers[place] := app.take_alone(caller, batch -> (place - 1), stated[place], timings[place], received_at);
      end loop;
  end;
  return jsonb_build_object('server_time', app.instant(clock_timestamp()), 'answers', to_jsonb(answers));
end
$$;

comment on function app.record_batch(app.caller, jsonb, timestamptz) is
  'Takes a batch from a caller as received at an instant and answers one verdict an item in its order.';
