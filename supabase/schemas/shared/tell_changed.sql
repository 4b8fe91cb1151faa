create or replace function app.tell_changed(topics text[]) returns void
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
