-- Tables with announced changes, and policies for private topics. Created again for each test file.

drop table if exists
  public.probe_notes, public.probe_open, public.probe_keyless, public.probe_hidden_key,
  public.probe_unpublished;

create table public.probe_notes (
  id int primary key,
  owner uuid not null,
  title text,
  amount int,
  big bigint,
  tags text[],
  is_done boolean,
  noted_at timestamptz,
  details jsonb,
  secret text
);
alter table public.probe_notes enable row level security;
create policy probe_own on public.probe_notes for select to authenticated
  using (owner = (select auth.uid()));

create table public.probe_open (id bigint primary key, word text, note text);
alter table public.probe_open replica identity full;
create table public.probe_keyless (word text);
alter table public.probe_keyless replica identity full;
create table public.probe_hidden_key (id int primary key, word text);
create table public.probe_unpublished (id int primary key, word text);

revoke all on
  public.probe_notes, public.probe_open, public.probe_keyless, public.probe_hidden_key,
  public.probe_unpublished
from anon, authenticated;
grant all on
  public.probe_notes, public.probe_open, public.probe_keyless, public.probe_hidden_key,
  public.probe_unpublished
to service_role;
grant select (id, owner, title, amount, big, tags, is_done, noted_at, details)
  on public.probe_notes to authenticated;
grant select on public.probe_open, public.probe_keyless to anon, authenticated;
grant select (word) on public.probe_hidden_key to authenticated;

alter publication supabase_realtime add table
  public.probe_notes, public.probe_open, public.probe_keyless, public.probe_hidden_key;

-- Everyone may listen to `room:*`; presence shows in `room:open` and `room:present`; sending and
-- tracking are allowed in `room:open`; `room:quiet` shows no presence.
drop policy if exists probe_hear on realtime.messages;
create policy probe_hear on realtime.messages for select to authenticated
  using (
    (select realtime.topic()) like 'room:%'
    and (extension = 'broadcast' or (select realtime.topic()) in ('room:open', 'room:present'))
  );
drop policy if exists probe_speak on realtime.messages;
create policy probe_speak on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'room:open');

create or replace function public.probe_send(payload jsonb, event text, topic text)
  returns void language sql security definer as 'select realtime.send($1, $2, $3, true)';
revoke execute on function public.probe_send(jsonb, text, text) from public, anon, authenticated;
grant execute on function public.probe_send(jsonb, text, text) to service_role;
