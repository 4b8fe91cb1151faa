create or replace function app.tell_schedule_people(company uuid, publication uuid, people uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select app.send_notification('schedule_published', n.person_id, publication::text, n.notice)
  from app.schedule_notices(company, publication, people) n order by n.person_id
$$;

comment on function app.tell_schedule_people(uuid, uuid, uuid[]) is
  'Tells each person once that a publication changed their schedule.';
