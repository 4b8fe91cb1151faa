create or replace function app.invitation_mail_due(mails_before bigint) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + make_interval(secs => 3.6 * greatest(0, mails_before - 500))
$$;

comment on function app.invitation_mail_due(bigint) is
  'When a company''s invitation may be mailed that has so many before it lately: 500 at once, from then on 1,000 an '
  'hour, so that no company floods the mail server.';
