create or replace function app.queue_hours(
  company uuid, person uuid, from_date date, to_date date, is_bulk boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
  values (company, person, from_date, to_date, is_bulk);
  perform pg_notify('hours_queue', '');
end
$$;

comment on function app.queue_hours(uuid, uuid, date, date, boolean) is
  'Has a person''s workweeks that touch the dates calculated again, and wakes who calculates.';
