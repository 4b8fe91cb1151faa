create or replace function app.days_of_time_off(company uuid, person uuid, first_day date, last_day date)
returns date[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  planned constant date[] := array(
    select distinct p.starts_local::date as day from public.published_shifts p
    where p.company_id = company and p.person_id = person and p.canceled_at is null
      and p.starts_local >= first_day and p.starts_local < last_day + 1
    order by day
  );
begin
  if cardinality(planned) > 0 then
    return planned;
  end if;
  return array(
    select day::date from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') day
    where extract(isodow from day) <= 5 order by day
  );
end
$$;

comment on function app.days_of_time_off(uuid, uuid, date, date) is
  'On which days time off takes from the balance: those with a published shift, or weekdays where nothing is planned.';
