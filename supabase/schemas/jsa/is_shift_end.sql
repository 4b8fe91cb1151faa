create or replace function app.is_shift_end(value jsonb, made_at jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if value = 'null' then
    return true;
  end if;
  if not app.is_instant(value) or not app.is_instant(made_at) then
    return false;
  end if;
  return (value #>> '{}')::timestamptz > (made_at #>> '{}')::timestamptz
    and (value #>> '{}')::timestamptz <= (made_at #>> '{}')::timestamptz + interval '24 hours';
end
$$;

comment on function app.is_shift_end(jsonb, jsonb) is
  'Whether a JSON value is null or an instant at most 24 hours after the work was talked through.';
