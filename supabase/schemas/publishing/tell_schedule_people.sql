create or replace function app.tell_schedule_people(company uuid, publication uuid, people uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select app.send_notifications(
    'schedule_published', array_agg(n.person_id), array_agg(publication::text), array_agg(n.notice)
  )
  from app.schedule_notices(company, publication, people) n
$$;

comment on function app.tell_schedule_people(uuid, uuid, uuid[]) is
  'Tells each person once that a publication changed their schedule.';
