create or replace function app.time_off_minutes(company uuid, person uuid, request jsonb, kind public.time_off_kinds)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  if request ->> 'from_time' is not null then
    return floor(extract(epoch from (request ->> 'to_time')::time - (request ->> 'from_time')::time) / 60);
  end if;
  return kind.day_minutes * cardinality(app.days_of_time_off(
    company, person, (request ->> 'first_day')::date, (request ->> 'last_day')::date
  ));
end
$$;

comment on function app.time_off_minutes(uuid, uuid, jsonb, public.time_off_kinds) is
  'What a request takes from the balance: a part of a day as it is, else a whole day for each day with a shift, or '
  'for each weekday where nothing is planned.';
