create or replace function app.tell_own_schedules(company uuid, people uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select app.tell_changed(array(
    select 'person:' || p.person_id || ':schedule' from public.profiles p
    where p.company_id = company and p.person_id = any (people) and p.has_login
  ))
$$;

comment on function app.tell_own_schedules(uuid, uuid[]) is
  'Tells people''s own screens that what they see of their schedule changed.';
