create or replace function app.answer_to_repeat(held_hash bytea, held_person uuid, digest bytea) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when held_hash is null then null
    when held_hash = digest and held_person = app.my_person_id() then jsonb_build_object('verdict', 'replayed')
    else app.refused('other_payload')
  end
$$;

comment on function app.answer_to_repeat(bytea, uuid, bytea) is
  'What whoever sends a record again, under an id that the device made, hears: replayed, or other_payload where it is '
  'not the same or not theirs. Null when there is none yet.';
