-- What a hosted project has in its schema realtime, as far as messages go: a table partitioned by
-- day, the functions that write to it, and row security that decides who may join a private topic.
-- `sent_by` is ours: it lets a reader ask for exactly the rows that its last snapshot did not show,
-- which neither a time nor a sequence can (a transaction may commit after a later one).

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;
grant all on schema realtime to supabase_realtime_admin;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default (now() at time zone 'utc'),
  inserted_at timestamp not null default (now() at time zone 'utc'),
  id uuid not null default gen_random_uuid(),
  sent_by xid8 not null default pg_current_xact_id(),
  primary key (id, inserted_at)
) partition by range (inserted_at);

create index messages_sent_by_idx on realtime.messages (sent_by);

comment on table realtime.messages is
  'Broadcasts on their way to sockets, kept three days. Policies on it decide who may receive (select) and send (insert) on realtime.topic().';

alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- Should the upkeep ever fall behind, a message still finds a place instead of being lost.
create table realtime.messages_unplaced partition of realtime.messages default;
alter table realtime.messages_unplaced enable row level security;

create function realtime.topic() returns text
language sql stable
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

comment on function realtime.topic() is 'The topic that a join or a broadcast is about; read by policies.';

-- A message that cannot be written must never undo the change that it tells of, hence the warning.
create function realtime.send(
  payload jsonb,
  event text,
  topic text,
  private boolean default true
) returns void
language plpgsql
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  begin
    perform set_config('realtime.topic', send.topic, true);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (
      message_id,
      case
        when send.payload ? 'id' then send.payload
        else jsonb_set(send.payload, '{id}', to_jsonb(message_id))
      end,
      send.event, send.topic, send.private, 'broadcast'
    );
  exception
    when others then
      raise warning 'realtime.send: %', sqlerrm;
  end;
end
$$;

comment on function realtime.send(jsonb, text, text, boolean) is
  'Sends a broadcast to everyone who has joined the topic, after commit.';

create function realtime.broadcast_changes(
  topic_name text,
  event_name text,
  operation text,
  table_name text,
  table_schema text,
  new record,
  old record,
  level text default 'ROW'
) returns void
language plpgsql
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old,
      'record', new,
      'operation', operation,
      'table', table_name,
      'schema', table_schema
    ),
    event_name,
    topic_name
  );
end
$$;

comment on function realtime.broadcast_changes(text, text, text, text, text, record, record, text) is
  'For row triggers: sends the old and the new row to a private topic.';

-- The notification is empty and, being the same every time, one a transaction: servers then read
-- what their last snapshot did not show. A payload would be capped at 7,999 bytes.
create function realtime.wake() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('realtime_messages', '');
  return null;
end
$$;

create trigger messages_wake after insert on realtime.messages
  for each statement execute function realtime.wake();

-- A message may wait in a replica's queue for seconds, never for days.
create function realtime.keep_partitions() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  day date;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtext('realtime.keep_partitions'));
  for day in select today + n from generate_series(0, 3) as n loop
    partition := 'messages_' || to_char(day, 'YYYY_MM_DD');
    if to_regclass('realtime.' || partition) is null
      and not exists (
        select from realtime.messages_unplaced where inserted_at >= day and inserted_at < day + 1
      )
    then
      execute format(
        'create table realtime.%I partition of realtime.messages for values from (%L) to (%L)',
        partition, day, day + 1
      );
      execute format('alter table realtime.%I enable row level security', partition);
    end if;
  end loop;
  for partition in
    select relname from pg_catalog.pg_class
    where relnamespace = 'realtime'::regnamespace
      and relkind = 'r'
      and relname ~ '^messages_\d{4}_\d{2}_\d{2}$'
      and to_date(substr(relname, 10), 'YYYY_MM_DD') < today - 3
  loop
    execute format('drop table realtime.%I', partition);
  end loop;
  delete from realtime.messages_unplaced where inserted_at < today - 3;
end
$$;

comment on function realtime.keep_partitions() is
  'Makes the partitions of today and the next three days and drops those older than three days. The server calls it at its start and every hour.';

revoke execute on function realtime.keep_partitions() from public;
revoke execute on function realtime.wake() from public;

select realtime.keep_partitions();
