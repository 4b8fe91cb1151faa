-- Answers for all rows at once, which takes a part of the time of thousands of calls and rows.
drop function if exists app.board_rows(uuid, uuid[]);
drop function if exists app.schedule_notice(uuid, uuid, uuid);
