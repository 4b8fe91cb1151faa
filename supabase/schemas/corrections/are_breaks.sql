create or replace function app.are_breaks(value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(value) is distinct from 'array' then
    return false;
  end if;
  return jsonb_array_length(value) <= 20 and not exists (
    select from jsonb_array_elements(value) b
    where app.first_wrong(b, jsonb_build_object(
      'kind', app.is_choice(b -> 'kind', 'meal', 'rest'),
      'started_at', app.is_instant(b -> 'started_at'),
      'ended_at', app.is_instant(b -> 'ended_at')
    )) is not null
  );
end
$$;

comment on function app.are_breaks(jsonb) is
  'True when a value is a list of breaks, each with kind, start and end.';
