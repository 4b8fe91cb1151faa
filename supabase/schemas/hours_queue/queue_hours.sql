-- One punch ends an entry, begins another and writes breaks, mostly on the same days, so one row in the queue is
-- enough. A setting remembers the row that the transaction queued last; a rollback reverts it along with the row.
-- Rows queued by others don't count: a worker that takes one may have read the facts before this transaction commits.
create or replace function app.queue_hours(
  company uuid, person uuid, from_date date, to_date date, is_bulk boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  key constant text := concat_ws(' ', company, person, from_date, to_date, is_bulk);
begin
  if key = current_setting('app.queued_hours', true) then
    return;
  end if;
  insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
  values (company, person, from_date, to_date, is_bulk);
  perform pg_notify('hours_queue', ''), set_config('app.queued_hours', key, true);
end
$$;

comment on function app.queue_hours(uuid, uuid, date, date, boolean) is
  'Has a person''s workweeks that touch the dates calculated again, and wakes who calculates.';
