create or replace function app.claimed_content(shift public.published_shifts, person uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select app.shift_content(to_jsonb(shift)) || jsonb_build_object('id', shift.id, 'person_id', person)
$$;

comment on function app.claimed_content(public.published_shifts, uuid) is
  'A shift as if a person worked it.';
