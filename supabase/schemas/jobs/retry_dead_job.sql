create or replace function app.retry_dead_job(job uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  dead app.jobs;
begin
  delete from app.jobs j where j.id = job and j.state = 'dead' returning * into dead;
  if dead.id is null then
    return null;
  end if;
  return app.enqueue_job(dead.kind, dead.payload, dead.dedupe_key);
end
$$;

comment on function app.retry_dead_job(uuid) is
  'For who runs the server, once the reason is gone: enqueues a dead job again and answers the new id, null when it '
  'is not dead.';
