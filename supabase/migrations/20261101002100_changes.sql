-- What a change was answered, so that a screen can send it again after a lost answer.
-- docs/decisions/0032-a-change-is-applied-once.md

create table app.change_answers (
  -- Refers to no profile: accepting an invitation replaces it in the same transaction.
  user_id uuid not null,
  request_id uuid not null,
  -- SHA-256 of the function's name and its parameters: the parameters themselves are not kept.
  request_hash bytea not null,
  -- Null while the transaction that makes the change is under way, which nobody else can see.
  answer jsonb,
  applied_at timestamptz not null default now(),
  primary key (user_id, request_id)
);
comment on table app.change_answers is
  'What a change was answered, for the same person''s same request sent again. Kept for an hour.';
create index change_answers_applied_idx on app.change_answers (applied_at);
alter table app.change_answers enable row level security;
