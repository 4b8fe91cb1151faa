create or replace function app.photo_ids_of(facts jsonb) returns uuid[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(coalesce(p.value ->> 'id', p.value #>> '{}')::uuid order by p.place), '{}')
  from jsonb_array_elements(coalesce(facts -> 'files', facts -> 'photo_ids', '[]')) with ordinality p (value, place)
$$;

comment on function app.photo_ids_of(jsonb) is
  'The ids of the photos that a report or a step names: of its files, or from an older app its photo_ids.';
