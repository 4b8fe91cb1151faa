-- Binary broadcasts from the database, as a hosted project has them: a message has either JSON or
-- bytes.

alter table realtime.messages add column binary_payload bytea;

-- As in realtime.send, a message that cannot be written must never undo the change that it tells of.
create function realtime.send_binary(
  payload bytea,
  event text,
  topic text,
  private boolean default true
) returns void
language plpgsql
as $$
begin
  begin
    perform set_config('realtime.topic', send_binary.topic, true);
    insert into realtime.messages (binary_payload, event, topic, private, extension)
    values (
      send_binary.payload, send_binary.event, send_binary.topic, send_binary.private, 'broadcast'
    );
  exception
    when others then
      raise warning 'realtime.send_binary: %', sqlerrm;
  end;
end
$$;

comment on function realtime.send_binary(bytea, text, text, boolean) is
  'Sends a binary broadcast to everyone who has joined the topic over protocol 2.0.0, after commit.';
