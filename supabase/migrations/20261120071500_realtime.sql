-- Tells boards and phones that a clock changed. The message names only the topic and a cursor; what
-- changed is fetched through live_board and my_clock, by whoever may.

create function app.announce_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_topic text;
begin
  for changed_topic in
    select distinct 'company:' || c.company_id || ':clock' from changed c
    union all
    select 'person:' || c.person_id || ':clock' from changed c
    union all
    select distinct 'crew:' || m.crew_id || ':clock'
    from changed c
    join public.crew_members m on m.company_id = c.company_id and m.person_id = c.person_id
    where m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  loop
    perform realtime.send(
      jsonb_build_object('topic', changed_topic, 'since', pg_current_xact_id()::text),
      'changed', changed_topic, true
    );
  end loop;
  return null;
end
$$;
comment on function app.announce_clocks() is
  'One message a topic and statement: the company''s, the crews'' and the persons''. since is a cursor for live_board that does not miss this change.';

create trigger announce_new after insert on public.clock_states
  referencing new table as changed
  for each statement execute function app.announce_clocks();
create trigger announce_changed after update on public.clock_states
  referencing new table as changed
  for each statement execute function app.announce_clocks();

create function app.touch_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' and new.company_id is not null then
    perform app.touch_clocks(new.company_id, array[new.person_id]);
  elsif tg_op = 'DELETE' then
    perform app.touch_clocks(old.company_id, array[old.person_id]);
  end if;
  return null;
end
$$;
comment on function app.touch_person() is 'Brings a person''s new name, crew or role to the boards that show them.';

create trigger touch_person after update of first_name, last_name, photo_url on public.profiles
  for each row execute function app.touch_person();
create trigger touch_person after insert or update or delete on public.memberships
  for each row execute function app.touch_person();
create trigger touch_person after insert or update or delete on public.crew_members
  for each row execute function app.touch_person();

create function app.may_listen(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  subject constant text := split_part(topic, ':', 1);
  subject_id constant text := split_part(topic, ':', 2);
begin
  if topic !~ '^(company|crew|person):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:clock$' then
    return false;
  end if;
  return coalesce(
    case subject
      when 'company' then app.my_role() = 'admin' and subject_id::uuid = app.my_company_id()
      when 'crew' then subject_id::uuid = any (app.my_led_crews()) or (
        app.my_role() = 'admin'
        and exists (select from public.crews c where c.company_id = app.my_company_id() and c.id = subject_id::uuid)
      )
      when 'person' then subject_id::uuid = app.my_person_id() and app.my_company_id() is not null
    end,
    false
  );
end
$$;
comment on function app.may_listen(text) is
  'company:<id>:clock for its admins, crew:<id>:clock for its leads and admins, person:<id>:clock for the person.';
grant execute on function app.may_listen(text) to authenticated;

create policy muster_clock_topics on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select app.may_listen((select realtime.topic()))));
