create or replace function app.readers_of_record(record_kind text, record_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  named constant text := (select k.readers from app.record_kinds k where k.kind = readers_of_record.record_kind);
  people uuid[];
begin
  if named is not null then
    execute format('select %s($1)', named) into people using record_id;
  end if;
  return coalesce(people, '{}');
end
$$;

comment on function app.readers_of_record(text, uuid) is
  'The people who may read a record of the caller''s company, by person id.';
