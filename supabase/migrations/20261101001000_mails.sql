-- Mails on their way to the mail server.

create table app.outgoing_mails (
  id uuid not null primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Of a mail that somebody is delivering just now: when it is given up and is anybody's again.
  due_at timestamptz not null default now(),
  invitation_id uuid,
  give_up_at timestamptz
);
comment on table app.outgoing_mails is
  'Mails that the mail server has not taken yet; a row is deleted once it has. They hold links that sign people in.';
create index outgoing_mails_due_at_idx on app.outgoing_mails (due_at);
comment on column app.outgoing_mails.invitation_id is 'Of an invitation''s mail: whose mail_state follows it.';
comment on column app.outgoing_mails.give_up_at is
  'Of a mail that is worth delivering late: until then it is tried again. Null: for about an hour.';
alter table app.outgoing_mails enable row level security;
