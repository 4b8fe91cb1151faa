-- Named sets have versions now: app.overtime_set(name, version) and app.break_set(name, version).
-- Rules that are stored keep the version under which they were saved.
drop function if exists app.overtime_set(text);
drop function if exists app.break_set(text);
