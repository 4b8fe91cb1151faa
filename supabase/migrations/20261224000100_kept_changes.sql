-- A device that was offline may repeat a change weeks after its answer was lost; a screen does so within seconds.
alter table app.change_answers
  add column expires_at timestamptz not null default now() + interval '1 hour';
drop index app.change_answers_applied_idx;
create index change_answers_expiring_idx on app.change_answers (expires_at);
comment on table app.change_answers is
  'What a change was answered, for the same person''s same request sent again. Kept for an hour, and for 90 days '
  'where a device may have kept the change.';
