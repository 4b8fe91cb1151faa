-- What servers on one database tell each other: broadcasts of their clients and who is present. Rows
-- are worth something for milliseconds, so nothing of this is logged and a commit waits for no disk.

create unlogged table realtime.servers (
  id uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);
alter table realtime.servers enable row level security;
comment on table realtime.servers is
  'Servers that are running; each renews its row every few seconds and takes it away when it stops.';

create unlogged table realtime.transit (
  id bigint generated always as identity,
  origin uuid not null,
  kind text not null,
  topic text,
  private boolean not null,
  event text,
  content bytea not null,
  sent_at timestamptz not null default clock_timestamp(),
  sent_by xid8 not null default pg_current_xact_id()
);
create index transit_sent_by_idx on realtime.transit (sent_by);
alter table realtime.transit enable row level security;
comment on table realtime.transit is
  'From one server to all others, kept two minutes. Who may send was decided where the message came in.';

create function realtime.forget_transit() returns void
language sql security definer set search_path = ''
as $$
  delete from realtime.transit where sent_at < clock_timestamp() - interval '2 minutes';
  delete from realtime.servers where seen_at < clock_timestamp() - interval '2 minutes'
$$;
comment on function realtime.forget_transit() is
  'Removes what every server has read and servers that are gone. The server calls it every minute.';
revoke execute on function realtime.forget_transit() from public;
