create or replace function app.queue_job_rate_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_hours(c.company_id, c.person_id, c.valid_from - 1, date '9999-12-31')
  from changed c where c.person_id is not null;
  perform app.queue_company_hours(c.company_id, min(c.valid_from))
  from changed c where c.person_id is null group by c.company_id;
  return null;
end
$$;

comment on function app.queue_job_rate_hours() is
  'Has hours calculated again from the date of a job rate that changed.';
