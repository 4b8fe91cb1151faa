create or replace function app.is_sign_in_required(email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.company_sign_ins s
    where s.is_on and s.is_required and s.domains @> array[app.domain_of(email)]
  )
$$;

comment on function app.is_sign_in_required(text) is
  'True when a mail address is of a domain that signs in through its company only. For the auth server, which answers '
  'by the domain alone, so that no one learns who has a login or is an admin.';

grant execute on function app.is_sign_in_required(text) to supabase_auth_admin;
