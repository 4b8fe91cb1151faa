-- Mails on their way to the mail server. Only the server itself reads and writes them.

create table app.outgoing_mails (
  id uuid not null primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Of a mail that somebody is delivering just now: when it is given up and is anybody's again.
  due_at timestamptz not null default now()
);
comment on table app.outgoing_mails is
  'Mails that the mail server has not taken yet; a row is deleted once it has. They hold links that sign people in.';
create index outgoing_mails_due_at_idx on app.outgoing_mails (due_at);

alter table app.outgoing_mails enable row level security;
