create or replace function app.queue_break_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant public.time_breaks := case when tg_op = 'DELETE' then old else new end;
begin
  perform app.queue_hours(
    changed.company_id, changed.person_id, (changed.started_at at time zone 'UTC')::date - 1,
    (coalesce(changed.ended_at, changed.started_at) at time zone 'UTC')::date + 1
  );
  return null;
end
$$;

comment on function app.queue_break_hours() is
  'Has the weeks of a break that changed calculated again.';
