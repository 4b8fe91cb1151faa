create or replace function app.drop_old_jobs() returns void
language sql security definer set search_path = ''
as $$
  delete from app.jobs j
  where j.ended_at < now() - interval '1 day' and (j.state <> 'dead' or j.ended_at < now() - interval '90 days');
  delete from app.notifications n
  where (n.person_id is null or n.company_id is null) and n.settled_at < now() - interval '90 days';
  delete from app.jsa_pin_tries t where t.tried_at < now() - interval '1 day';
$$;

comment on function app.drop_old_jobs() is
  'Drops jobs that ended more than a day ago, dead ones after 90 days, messages to an address that is no person''s '
  'after 90, and wrong PINs after a day. What is kept about people goes by app.retention_kinds.';
