create or replace function app.refused_swap(judgement jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select app.refused('blocked') || jsonb_build_object('reasons', (
    select coalesce(jsonb_agg(r.value order by r.place), '[]')
    from jsonb_array_elements(judgement -> 'reasons') with ordinality r (value, place)
    where r.value ->> 'person_id' = app.my_person_id()::text
  ) || (
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'reason', 'coworker_unable', 'level', 'blocked', 'person_id', r -> 'person_id'
    )), '[]')
    from jsonb_array_elements(judgement -> 'reasons') r
    where r ->> 'level' = 'blocked' and r ->> 'person_id' <> app.my_person_id()::text
  ))
$$;

comment on function app.refused_swap(jsonb) is
  'The refusal of a blocked swap with the reasons that are about the caller. Of the other person only that they '
  'can''t work the shift: why may be their time off or certificates.';
