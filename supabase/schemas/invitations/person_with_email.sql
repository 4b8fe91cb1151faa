create or replace function app.person_with_email(company uuid, address text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.person_id
  from auth.users u join public.profiles p on p.id = u.id
  where u.email = address and p.company_id = company
  union all
  select d.person_id from public.person_details d where d.company_id = company and d.contact_email = address
  limit 1
$$;

comment on function app.person_with_email(uuid, text) is
  'The person of a company whom it knows by a mail address, be it the login''s or the one on file.';
