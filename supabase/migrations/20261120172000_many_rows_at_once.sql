-- Thousands of people come in one call: what their rows set off happens once a statement, not once a
-- row, so that an import takes seconds.

-- The audit of new rows ---------------------------------------------------------------------------

create function app.write_audit(
  table_name text, operation text, hiding_column text, wholes jsonb[], before jsonb[], after jsonb[]
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login constant uuid := auth.uid();
  person constant uuid := app.my_person_id();
begin
  insert into public.audit_events (
    company_id, recorded_at, recorded_by, actor_user_id, actor_person_id, actor_hidden,
    action, subject, subject_id, person_id, before, after
  )
  select
    (c.whole ->> case when table_name = 'companies' then 'id' else 'company_id' end)::uuid,
    case when c.is_hidden then date_trunc('hour', now()) else now() end,
    case when not c.is_hidden then pg_current_xact_id() end,
    case when not c.is_hidden then login end,
    case when not c.is_hidden then person end,
    c.is_hidden,
    operation, table_name,
    coalesce(c.whole ->> 'id', c.whole ->> 'person_id', c.whole ->> 'user_id', c.whole ->> 'company_id'),
    case when not c.is_hidden then (c.whole ->> 'person_id')::uuid end,
    c.before, c.after
  from (
    select w.whole, w.before, w.after, coalesce((w.whole ->> hiding_column)::boolean, false) as is_hidden
    from unnest(wholes, before, after) as w (whole, before, after)
  ) c;
end
$$;
comment on function app.write_audit(text, text, text, jsonb[], jsonb[], jsonb[]) is
  'Records changes of one table: the whole rows, of which each event tells whose it is, and what of them was and is.';

create or replace function app.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
  whole constant jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
    into old_row, new_row
    from jsonb_each(old_row) o
    where new_row -> o.key is distinct from o.value;
    if new_row is null then
      return null;
    end if;
  end if;
  perform app.write_audit(tg_table_name, lower(tg_op), tg_argv[1], array[whole], array[old_row], array[new_row]);
  return null;
end
$$;

create function app.audit_new_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  rows constant jsonb[] := array(select to_jsonb(a) - withheld from added a);
begin
  perform app.write_audit(tg_table_name, 'insert', tg_argv[1], rows, null, rows);
  return null;
end
$$;
comment on function app.audit_new_rows() is
  'Records all new rows of a statement, which the trigger names added; arguments as of app.audit_row.';

-- Where one call adds rows by the thousand; elsewhere app.audit_row goes on recording each by itself.
drop trigger audit on public.profiles;
create trigger audit after update or delete on public.profiles
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.profiles referencing new table as added
  for each statement execute function app.audit_new_rows('');
drop trigger audit on public.memberships;
create trigger audit after update or delete on public.memberships
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.memberships referencing new table as added
  for each statement execute function app.audit_new_rows('');
drop trigger audit on public.crew_members;
create trigger audit after update or delete on public.crew_members
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.crew_members referencing new table as added
  for each statement execute function app.audit_new_rows('');
drop trigger audit on public.person_details;
create trigger audit after update or delete on public.person_details
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.person_details referencing new table as added
  for each statement execute function app.audit_new_rows('');
drop trigger audit on public.pay_rates;
create trigger audit after update or delete on public.pay_rates
  for each row execute function app.audit_row('rate');
create trigger audit_new after insert on public.pay_rates referencing new table as added
  for each statement execute function app.audit_new_rows('rate');
drop trigger audit on public.invitations;
create trigger audit after update or delete on public.invitations
  for each row execute function app.audit_row('token_hash,opened_at,mail_state,mail_due_at');
create trigger audit_new after insert on public.invitations referencing new table as added
  for each statement execute function app.audit_new_rows('token_hash,opened_at,mail_state,mail_due_at');
drop trigger audit on public.cost_codes;
create trigger audit after update or delete on public.cost_codes
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.cost_codes referencing new table as added
  for each statement execute function app.audit_new_rows('');

-- Built into statements as it stands, which only works of immutable parts (concat is none). Ids and
-- instants that stand in columns of their own are left out before the text is gone through, which costs
-- half as much; the words that are found stay the same.
create or replace function app.audit_words(before jsonb, after jsonb) returns tsvector
language sql immutable parallel safe
as $$
  select strip(to_tsvector('pg_catalog.simple'::regconfig, app.plain_words(regexp_replace(
    left(
      coalesce((before - '{id,company_id,person_id,crew_id,created_at,set_at,set_by,invited_by,expires_at,mail_due_at}'::text[])::text, '')
      || ' ' ||
      coalesce((after - '{id,company_id,person_id,crew_id,created_at,set_at,set_by,invited_by,expires_at,mail_due_at}'::text[])::text, ''),
      6000
    ),
    '"[a-z0-9_]+": |[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[^"]*|\\[bfnrt]',
    ' ', 'g'
  ))))
$$;

-- Boards ------------------------------------------------------------------------------------------

create function app.touch_new_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid;
begin
  for company in select distinct a.company_id from added a loop
    perform app.touch_clocks(company, array(select a.person_id from added a where a.company_id = company));
  end loop;
  return null;
end
$$;
comment on function app.touch_new_people() is
  'Brings new members of a company or a crew, which the trigger names added, to the boards that show them.';

drop trigger touch_person on public.memberships;
create trigger touch_person after update or delete on public.memberships
  for each row execute function app.touch_person();
create trigger touch_new_people after insert on public.memberships
  referencing new table as added
  for each statement execute function app.touch_new_people();
drop trigger touch_person on public.crew_members;
create trigger touch_person after update or delete on public.crew_members
  for each row execute function app.touch_person();
create trigger touch_new_people after insert on public.crew_members
  referencing new table as added
  for each statement execute function app.touch_new_people();

create or replace function app.announce_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_topic text;
begin
  for changed_topic in
    select distinct 'company:' || c.company_id || ':clock' from changed c
    union all
    -- Nobody listens for whom there is no login.
    select 'person:' || c.person_id || ':clock'
    from changed c
    join public.profiles p on p.company_id = c.company_id and p.person_id = c.person_id and p.has_login
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
  'One message a topic and statement: the company''s, the crews'' and those of persons with a login. since is a cursor for live_board that does not miss this change.';

-- Judging a file ----------------------------------------------------------------------------------

-- They rule out plans that the planner then prices beyond reason, and would compile them first.
alter function app.find_field_flaws(uuid, uuid, boolean) set jit = off;
alter function app.find_repeats(uuid) set jit = off;
alter function app.match_people(uuid, uuid) set jit = off;
