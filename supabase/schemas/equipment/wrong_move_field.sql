create or replace function app.wrong_move_field(move jsonb) returns text
language sql stable set search_path = ''
as $$
  select app.first_wrong(move, jsonb_build_object(
    'v', move -> 'v' in ('1', '2'),
    'kind', app.is_choice(move -> 'kind', 'out', 'in', 'reading'),
    'project_id', case
      when move -> 'kind' is distinct from '"out"' then move -> 'project_id' = 'null'
      when app.is_uuid(move -> 'project_id') then (move ->> 'project_id')::uuid = any (app.my_projects())
      else false end,
    -- Version 1 has none.
    'holder_id', case
      when coalesce(move -> 'holder_id', 'null') = 'null' then true
      when move -> 'kind' = '"out"' and app.is_uuid(move -> 'holder_id') then
        (move ->> 'holder_id')::uuid = any (app.my_person_id() || app.people_i_manage(app.my_company_id()))
      else false end,
    'meter', app.is_whole(move -> 'meter', 0, 99999999),
    'reason', app.is_text_or_null(move -> 'reason', 500),
    'at', app.is_instant(move -> 'at')
  ))
$$;

comment on function app.wrong_move_field(jsonb) is
  'The first field of a move of equipment that is missing, unknown or not allowed; null when all are right.';
