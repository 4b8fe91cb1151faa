create or replace function app.note_job_change(job uuid, was text, becomes text) returns void
language sql security definer set search_path = ''
as $$
  select app.write_audit(
    'jobs', 'update', null, array[jsonb_build_object('id', job)],
    array[jsonb_build_object('state', was)], array[jsonb_build_object('state', becomes)]
  )
$$;

comment on function app.note_job_change(uuid, text, text) is
  'Records in the audit, under no company, that a platform admin retried or canceled a job.';
