create or replace function app.enter_time_off_days(request public.time_off_requests, is_paid boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  days date[] := app.days_of_time_off(request.company_id, request.person_id, request.first_day, request.last_day);
begin
  if cardinality(days) = 0 then
    days := array(
      select day::date from generate_series(request.first_day::timestamp, request.last_day::timestamp, '1 day') day
      order by day
    );
  end if;
  insert into public.time_off_days (company_id, request_id, date, minutes, is_paid)
  select request.company_id, request.id, d.date, d.minutes, enter_time_off_days.is_paid
  from (
    -- The remaining minutes go to the first days.
    select u.date, request.minutes / cardinality(days)
      + case when u.place <= request.minutes % cardinality(days) then 1 else 0 end as minutes
    from unnest(days) with ordinality as u (date, place)
  ) d
  where d.minutes > 0;
end
$$;

comment on function app.enter_time_off_days(public.time_off_requests, boolean) is
  'Spreads approved time off over its days, to the minute.';
