create or replace function app.keep_person_id() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'person_id never changes' using errcode = 'insufficient_privilege';
end
$$;

comment on function app.keep_person_id() is
  'Refuses to change a person''s id, whoever asks. Error 42501.';
