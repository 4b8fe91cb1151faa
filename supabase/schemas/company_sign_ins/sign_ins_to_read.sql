create or replace function app.sign_ins_to_read()
returns table (id uuid, domains text[], proof text, is_proven boolean, issuer text, metadata_url text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.domains, s.proof, s.proven_at is not null, s.issuer, s.metadata_url
  from public.company_sign_ins s
  where (s.proven_at is not null or s.metadata_url is not null) and not app.is_suspended(s.company_id)
  order by s.id
$$;

comment on function app.sign_ins_to_read() is
  'Company sign-ins whose domains are proven, or whose provider says itself what it signs with. For the server''s '
  'job.';
