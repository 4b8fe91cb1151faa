create or replace function app.sign_in_of(domain text, sign_in_id uuid)
returns table (
  id uuid, kind text, domains text[], issuer text, client_id text, client_secret text, sign_in_url text,
  certificate text, email_claim text, revision text
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.kind, s.domains, s.issuer, s.client_id, s.client_secret, s.sign_in_url, s.certificate, s.email_claim,
    s.updated_at::text
  from public.company_sign_ins s
  where s.is_on
    and case when sign_in_of.sign_in_id is null then s.domains @> array[lower(domain)] else s.id = sign_in_id end
$$;

comment on function app.sign_in_of(text, uuid) is
  'The company sign-in of a mail domain, or of an id, while it is on, with its encrypted secret. For the auth server.';

grant execute on function app.sign_in_of(text, uuid) to supabase_auth_admin;
