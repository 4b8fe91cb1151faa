create or replace function app.tell_due_rights() returns double precision
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    with come as (
      -- Each server announces only the rows that it took.
      select d.company_id, d.person_id, d.at from app.due_rights d where d.at <= now()
      order by d.at limit 1000 for update skip locked
    ), taken as (
      delete from app.due_rights d using come c
      where (d.company_id, d.person_id, d.at) = (c.company_id, c.person_id, c.at)
      returning d.company_id, d.person_id
    )
    select t.company_id as company, array_agg(distinct t.person_id) as people from taken t group by t.company_id
  loop
    perform app.lock_people(due.company, due.people);
    perform app.touch_clocks(due.company, due.people, true);
    perform app.tell_changed(array(
      select 'crew:' || c.crew_id || ':clock' from public.crew_members c
      where c.company_id = due.company and c.person_id = any (due.people) and c.valid_to <= now()
    ));
    perform pg_notify('realtime_access', p.id::text) from public.profiles p
    where p.company_id = due.company and p.person_id = any (due.people) and p.has_login;
  end loop;
  return (
    select greatest(extract(epoch from min(d.at) - clock_timestamp()), 0) from app.due_rights d having count(*) > 0
  );
end
$$;

comment on function app.tell_due_rights() is
  'Tells boards and servers of rights that began or ended by plan since the last round; answers in how many seconds '
  'the next ones do, null when none are planned.';
