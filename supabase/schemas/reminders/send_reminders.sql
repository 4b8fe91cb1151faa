create or replace function app.send_reminders(as_of timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  return app.remind_of_start(as_of) + app.remind_of_end(as_of) + app.remind_of_breaks(as_of)
    + app.tell_no_punch(as_of) + app.remind_of_waiting(as_of);
end
$$;

comment on function app.send_reminders(timestamptz) is
  'For the server, every minute: decides what is due. Run twice at once, or after a kill, each reminder is still sent '
  'once: its line in reminder_log and its message are one transaction. Answers how many messages are new.';
