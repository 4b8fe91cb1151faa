-- A budget's figures say what waits for approval, beside what is committed.
drop function if exists app.budget_figures(uuid, uuid);
drop function if exists app.budget_places(uuid, uuid, jsonb);
