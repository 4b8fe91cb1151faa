create or replace function app.sheet_time_off(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('date', o.date, 'minutes', o.minutes, 'kind', o.kind, 'is_paid', o.is_paid)
      order by o.date, o.kind, o.is_paid
    ), '[]')
    from (
      select d.date, k.name as kind, d.is_paid, sum(d.minutes) as minutes
      from public.time_off_requests t
      join public.time_off_days d on d.company_id = t.company_id and d.request_id = t.id
      join public.time_off_kinds k on k.company_id = t.company_id and k.id = t.kind_id
      where t.company_id = company and t.person_id = person and t.state = 'approved'
        and t.first_day <= to_date and t.last_day >= from_date and d.date between from_date and to_date
      group by d.date, k.name, d.is_paid
    ) o
  );
end
$$;

comment on function app.sheet_time_off(uuid, uuid, date, date) is
  'A person''s approved time off in a period, by day and kind.';
