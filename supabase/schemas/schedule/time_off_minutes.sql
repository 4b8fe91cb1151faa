create or replace function app.time_off_minutes(company uuid, person uuid, request jsonb, kind public.time_off_kinds)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day constant date := request ->> 'first_day';
  last_day constant date := request ->> 'last_day';
  days integer;
begin
  if request ->> 'from_time' is not null then
    return floor(extract(epoch from (request ->> 'to_time')::time - (request ->> 'from_time')::time) / 60);
  end if;
  select count(distinct p.starts_local::date) into days from public.published_shifts p
  where p.company_id = company and p.person_id = person and p.canceled_at is null
    and p.starts_local >= first_day and p.starts_local < last_day + 1;
  if days = 0 then
    select count(*) into days from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d
    where extract(isodow from d) <= 5;
  end if;
  return days * kind.day_minutes;
end
$$;

comment on function app.time_off_minutes(uuid, uuid, jsonb, public.time_off_kinds) is
  'What a request takes from the balance: a part of a day as it is, else a whole day for each day with a shift, or '
  'for each weekday where nothing is planned.';
