alter table app.jobs add column server uuid;
alter table app.jobs add column held_at timestamptz;
comment on column app.jobs.server is
  'Which server began its latest run; null for one that no other can be told from.';
comment on column app.jobs.held_at is 'When its latest run last told that it goes on.';
