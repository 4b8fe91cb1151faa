create or replace function app.is_proven_company(company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) = 3 from (
    select from public.invitations i where i.company_id = company and i.claimed_at is not null limit 3
  ) accepted
$$;

comment on function app.is_proven_company(uuid) is
  'True when three invitations of a company were accepted, so that its mails are wanted. Until then it may be a name '
  'made up to send mail to strangers.';
