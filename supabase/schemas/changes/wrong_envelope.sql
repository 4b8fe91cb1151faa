create or replace function app.wrong_envelope(id uuid, said jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when wrong_envelope.id is null then 'id'
    when jsonb_typeof(said) is distinct from 'object' then 'facts'
    when said -> 'v' is distinct from '1' then 'v'
  end
$$;

comment on function app.wrong_envelope(uuid, jsonb) is
  'What is wrong with a record that a device sends under its own id, before its fields are looked at.';
