-- These functions only read, and return JSON without pay, coordinates, hidden authors and medical facts.
create or replace function app.is_open_in_visit(called text) returns boolean
language sql immutable
as $$
  select coalesce(called in ('my_clock', 'my_schedule', 'my_sheet', 'notification_log', 'visited_person'), false)
$$;

comment on function app.is_open_in_visit(text) is
  'True when a function answers in a support visit. All others are closed, a new one too; so are all tables.';
