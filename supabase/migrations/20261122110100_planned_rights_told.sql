-- A role or a place in a crew that begins or ends by plan does so without any row changing, so nobody
-- was told: open channels went on hearing until their token ended, and boards showed who had left.

create table app.due_rights (
  company_id uuid not null,
  person_id uuid not null,
  at timestamptz not null,
  primary key (company_id, person_id, at),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id) on delete cascade
);
comment on table app.due_rights is
  'Instants at which what somebody may do, or who sees them, changes by plan. A plan that was dropped is looked at in vain.';
create index due_rights_at_idx on app.due_rights (at);
alter table app.due_rights enable row level security;
-- Withheld: everything; app.tell_due_rights reads it.

create function app.note_due_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.due_rights (company_id, person_id, at)
  select t.company_id, t.person_id, d.at
  from touched t cross join lateral (values (t.valid_from), (t.valid_to)) as d (at)
  where d.at > now()
  on conflict do nothing;
  return null;
end
$$;
comment on function app.note_due_rights() is
  'Notes what the rows of a statement, which its trigger names touched, plan for later.';

create trigger note_due_rights after insert on public.memberships
  referencing new table as touched
  for each statement execute function app.note_due_rights();
create trigger note_due_rights_of_changed after update on public.memberships
  referencing new table as touched
  for each statement execute function app.note_due_rights();
create trigger note_due_rights after insert on public.crew_members
  referencing new table as touched
  for each statement execute function app.note_due_rights();
create trigger note_due_rights_of_changed after update on public.crew_members
  referencing new table as touched
  for each statement execute function app.note_due_rights();

insert into app.due_rights (company_id, person_id, at)
select p.company_id, p.person_id, d.at
from (
  select m.company_id, m.person_id, m.valid_from, m.valid_to from public.memberships m
  union all
  select c.company_id, c.person_id, c.valid_from, c.valid_to from public.crew_members c
) p cross join lateral (values (p.valid_from), (p.valid_to)) as d (at)
where d.at > now()
on conflict do nothing;

create function app.tell_due_rights() returns double precision
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    with come as (
      -- Another server's round tells what it has taken.
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
  'Tells boards and servers of rights that began or ended by plan since the last round; answers in how many seconds the next ones do, null when none are planned.';
