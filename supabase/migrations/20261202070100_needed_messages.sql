-- It is asked with or without reminders that no one needed.
drop function if exists app.message_lines(uuid, uuid, timestamptz, uuid, integer);
