create or replace function app.queue_company_hours(company uuid, from_date date) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
  select company, e.person_id, from_date, date '9999-12-31', true
  from public.time_entries e
  where e.company_id = company
    and e.started_at >= greatest(from_date, date '2000-01-10') - interval '9 days'
  group by e.person_id;
  if found then
    perform pg_notify('hours_queue', '');
  end if;
end
$$;

comment on function app.queue_company_hours(uuid, date) is
  'Has the weeks of everyone who worked from a date on calculated again, after what someone waits for.';
