-- Sends to all topics at once, as realtime.send does for one message. A setting remembers the topics that the
-- transaction has announced; a rollback reverts it along with the messages. A long list starts over, since announcing
-- a topic twice is only a cost.
create or replace function app.tell_changed(topics text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  told text[] := nullif(current_setting('app.told_topics', true), '');
begin
  if topics = '{}' or topics <@ told then
    return;
  end if;
  begin
    insert into realtime.messages (id, topic, event, payload, private, extension)
    select m.id, m.topic, 'changed',
      jsonb_build_object('id', m.id, 'topic', m.topic, 'since', pg_current_xact_id()::text), true, 'broadcast'
    from (
      select gen_random_uuid() as id, t.topic
      from (select distinct unnest(topics) as topic) t where t.topic <> all (coalesce(told, '{}'))
    ) m;
    told := case when cardinality(told) < 200 then told end || topics;
    told := set_config('app.told_topics', told::text, true);
  exception
    -- A message that can't be written must never undo the change that it announces.
    when others then
      raise warning 'tell_changed: %', sqlerrm;
  end;
end
$$;

comment on function app.tell_changed(text[]) is
  'One message a topic and transaction. since is a cursor for live_board that does not miss this transaction.';
