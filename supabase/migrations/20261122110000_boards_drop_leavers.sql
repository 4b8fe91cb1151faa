-- Whoever leaves a crew, the company or a role disappears from the boards that are open: the crew they
-- left hears of it, and a board's next question is answered about everybody, since an answer about
-- somebody can only name whom the asker still sees.

alter table public.clock_states add column moved_by xid8;
comment on column public.clock_states.moved_by is
  'The transaction that last changed who sees whom by this person: a role or a place in a crew that ended, or a lead that began.';
create index clock_states_moved_idx on public.clock_states (company_id, moved_by) where moved_by is not null;

drop function app.touch_clocks(uuid, uuid[]);
create function app.touch_clocks(company uuid, people uuid[], have_moved boolean default false) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.clock_states as stored (company_id, person_id, entry_id, break_id, moved_by)
  select
    company, counted.person, on_clock.entry_id,
    (
      select b.id from public.time_breaks b
      where b.company_id = company and b.entry_id = on_clock.entry_id and b.ended_at is null
    ),
    case when have_moved then pg_current_xact_id() end
  from (select distinct app.merged_into(company, p) as person from unnest(people) as p) as counted
  cross join lateral (
    select (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = counted.person and e.state = 'open'
    ) as entry_id
  ) on_clock
  on conflict (company_id, person_id) do update set
    entry_id = excluded.entry_id, break_id = excluded.break_id, changed_at = now(), changed_by = pg_current_xact_id(),
    moved_by = coalesce(excluded.moved_by, stored.moved_by)
  -- Once a transaction is enough: nobody sees it before it ends.
  where (stored.entry_id, stored.break_id, stored.changed_by, stored.moved_by)
    is distinct from (
      excluded.entry_id, excluded.break_id, excluded.changed_by, coalesce(excluded.moved_by, stored.moved_by)
    );
end
$$;
comment on function app.touch_clocks(uuid, uuid[], boolean) is
  'Makes the clock states of people equal to their entries and brings them to the boards that show them. have_moved: to those that showed them, too.';

-- Topics ------------------------------------------------------------------------------------------

create function app.tell_changed(topics text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('topic', t.topic, 'since', pg_current_xact_id()::text), 'changed', t.topic, true
  )
  from (select distinct unnest(topics) as topic) t;
end
$$;
comment on function app.tell_changed(text[]) is
  'One message a topic. since is a cursor for live_board that does not miss this transaction.';

create or replace function app.announce_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(
    select 'company:' || c.company_id || ':clock' from changed c
    union
    -- Nobody listens for whom there is no login.
    select 'person:' || c.person_id || ':clock'
    from changed c
    join public.profiles p on p.company_id = c.company_id and p.person_id = c.person_id and p.has_login
    union
    select 'crew:' || m.crew_id || ':clock'
    from changed c
    join public.crew_members m on m.company_id = c.company_id and m.person_id = c.person_id
    where m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  ));
  return null;
end
$$;
comment on function app.announce_clocks() is
  'One message a topic and statement: the company''s, the crews'' and those of persons with a login.';

create function app.tell_left_crews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_changed(array(
    select 'crew:' || t.crew_id || ':clock' from touched t
    -- The others hear of it with the clock.
    where tg_op = 'DELETE' or t.valid_to <= now()
  ));
  return null;
end
$$;
comment on function app.tell_left_crews() is
  'Tells the crews that people are out of by a statement, whose rows its trigger names touched.';

create trigger tell_left_crews after update on public.crew_members
  referencing new table as touched
  for each statement execute function app.tell_left_crews();
create trigger tell_left_crews_of_removed after delete on public.crew_members
  referencing old table as touched
  for each statement execute function app.tell_left_crews();

-- Who moves ---------------------------------------------------------------------------------------

create or replace function app.touch_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid;
begin
  for company in select distinct t.company_id from touched t loop
    perform app.touch_clocks(
      company,
      array(select t.person_id from touched t where t.company_id = company),
      tg_op <> 'INSERT' or exists (
        select from touched t where t.company_id = company and (to_jsonb(t) ->> 'is_lead')::boolean
      )
    );
  end loop;
  return null;
end
$$;
comment on function app.touch_people() is
  'Brings those whose place in a company or a crew a statement changed, in rows that the trigger names touched, to the boards that show them or showed them.';

drop trigger touch_person on public.memberships;
create trigger touch_changed_people after update on public.memberships
  referencing new table as touched
  for each statement execute function app.touch_people();
create trigger touch_removed_people after delete on public.memberships
  referencing old table as touched
  for each statement execute function app.touch_people();

create or replace function public.live_board(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  my_role constant text := app.my_role();
  snapshot constant pg_snapshot := pg_current_snapshot();
  cursor_xid xid8;
begin
  if my_role is null or my_role not in ('admin', 'supervisor') then
    return jsonb_build_object(
      'server_time', app.instant(now()), 'next', null, 'people', '[]'::jsonb, 'reason', 'not_allowed'
    );
  end if;

  -- A cursor from another life of the database (a restored copy) lies beyond the snapshot: then all.
  if since ~ '^\d{1,18}$' and since::xid8 <= pg_snapshot_xmax(snapshot) then
    cursor_xid := since::xid8;
  end if;
  if exists (
    select from public.clock_states s where s.company_id = company and s.moved_by >= cursor_xid
  ) then
    cursor_xid := null;
  end if;
  return jsonb_build_object(
    'server_time', app.instant(now()),
    'next', pg_snapshot_xmin(snapshot)::text,
    'full', cursor_xid is null,
    'people', app.board_people(company, case when my_role = 'supervisor' then app.my_crew_people() end, cursor_xid)
  );
end
$$;
comment on function public.live_board(text) is
  'Who is on the clock, where and since when: for an admin the company, for a supervisor their crews. With the next of an earlier answer only whom something happened to since, or everybody (full) where somebody may be seen no longer. next is the oldest transaction still under way, so that one which commits late is not missed; a person may be answered twice.';
