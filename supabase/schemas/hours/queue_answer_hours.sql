create or replace function app.queue_answer_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_hours(
    new.company_id, app.merged_into(new.company_id, new.person_id), new.workday - 1, new.workday + 1
  );
  return null;
end
$$;

comment on function app.queue_answer_hours() is
  'Has the week of an answer about breaks calculated again.';
