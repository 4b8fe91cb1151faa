create or replace function app.held_until(person uuid, kind text, at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := (select p.company_id from public.profiles p where p.person_id = person);
  free timestamptz := at;
  leave_ends timestamptz;
  quiet record;
  here timestamp;
begin
  -- Reminders about a moment are decided at that moment and never held.
  if company is null or coalesce(app.topic_of(kind) not in ('schedule', 'safety'), true) then
    return at;
  end if;
  select * into quiet from app.quiet_hours_of(company, person);
  for attempt in 1..10 loop
    select max(t.ends_at) into leave_ends from public.time_off_requests t
    where t.company_id = company and t.person_id = person and t.state = 'approved'
      and t.starts_at <= free and t.ends_at > free;
    if leave_ends is not null then
      free := leave_ends;
    elsif app.is_quiet(quiet.quiet_from, quiet.quiet_to, quiet.zone, free) then
      here := free at time zone quiet.zone;
      free := greatest((
        here::date + quiet.quiet_to::time + case when quiet.quiet_to::time <= here::time then interval '1 day'
          else interval '0' end
      ) at time zone quiet.zone, free + interval '1 minute');
    else
      return free;
    end if;
  end loop;
  return free;
end
$$;

comment on function app.held_until(uuid, text, timestamptz) is
  'When a notification that is not bound to a moment may reach a person: from an instant on, not in their quiet hours '
  'and not on approved time off. Kinds without a topic, such as stop-work alerts, are never held.';
