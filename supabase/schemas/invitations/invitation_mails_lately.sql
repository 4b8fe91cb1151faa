create or replace function app.invitation_mails_lately(company uuid) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.invitations i
  where i.company_id = company and i.mail_state is not null and i.mail_due_at > now() - interval '1 hour'
$$;

comment on function app.invitation_mails_lately(uuid) is
  'How many invitations a company had mailed within the hour, those that still wait included.';
