create policy muster_clock_topics on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select app.may_listen((select realtime.topic()))));
