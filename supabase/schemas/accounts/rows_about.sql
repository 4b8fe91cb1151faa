create or replace function app.rows_about(table_name regclass, person uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t where t.person_id = $1', table_name)
    into answer using person;
  return answer;
end
$$;

comment on function app.rows_about(regclass, uuid) is
  'The rows of a table that are about a person, as JSON.';
