create or replace function app.cancel_job_by_id(job uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  was text;
begin
  select j.state into was from app.jobs j where j.id = job and j.state in ('waiting', 'running') for update;
  if was = 'waiting' then
    update app.jobs j set state = 'canceled', ended_at = now(), payload = '{}' where j.id = job;
  elsif was = 'running' then
    update app.jobs j set cancel_asked = true where j.id = job;
    perform pg_notify('jobs', job::text);
  end if;
  return was;
end
$$;

comment on function app.cancel_job_by_id(uuid) is
  'Cancels a job that waits and asks one that runs to stop. Answers which of the two it was; null when it is neither.';
