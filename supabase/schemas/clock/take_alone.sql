create or replace function app.take_alone(
  caller app.caller, item jsonb, punch app.stated_punch, timing app.punch_time, received_at timestamptz
) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return (app.take_batch(caller, jsonb_build_array(item), array[punch], array[timing], received_at))[1];
exception
  when integrity_constraint_violation or data_exception or cardinality_violation then
    raise warning 'record_punches: % %', sqlstate, sqlerrm;
    return app.answer_item(
      caller.company_id, jsonb_populate_record(
        null::app.batch_item,
        jsonb_build_object('id', item ->> 'id', 'status', 'refused', 'reason', 'punch_not_stored')
      ), null
    );
end
$$;

comment on function app.take_alone(app.caller, jsonb, app.stated_punch, app.punch_time, timestamptz) is
  'Takes one item of a batch that could not be stored as a whole; refuses it when it can''t be stored.';
