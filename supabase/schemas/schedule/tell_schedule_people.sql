create or replace function app.tell_schedule_people(company uuid, publication uuid, people uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select app.send_notification('schedule_published', p, publication::text,
    app.schedule_notice(company, publication, p))
  from unnest(people) p order by p
$$;

comment on function app.tell_schedule_people(uuid, uuid, uuid[]) is
  'Tells each person once that a publication changed their schedule.';
