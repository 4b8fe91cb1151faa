create or replace function app.mail_state(notification app.notifications) returns text
language sql immutable
as $$
  select case notification.state
    when 'sent' then 'taken'
    when 'failed' then case when notification.outcome like 'MailRefused:%' then 'refused' else 'given_up' end
    else notification.state
  end
$$;

comment on function app.mail_state(app.notifications) is
  'How far an email got: waiting, taken by the mail server, refused by it, given_up after all tries, or skipped '
  'since there was no one left to send it to.';
