-- A company's own identity provider, by OpenID Connect or SAML 2.0.

create table public.company_sign_ins (
  id uuid primary key,
  company_id uuid not null references public.companies (id),
  kind text not null check (kind in ('oidc', 'saml')),
  name text not null check (length(name) between 1 and 100),
  domains text[] not null check (cardinality(domains) between 1 and 20),
  issuer text not null check (length(issuer) between 1 and 1000),
  client_id text check (length(client_id) between 1 and 500),
  client_secret text check (starts_with(client_secret, 'v1.') and length(client_secret) <= 4000),
  sign_in_url text check (length(sign_in_url) between 1 and 1000),
  certificate text check (length(certificate) between 1 and 10000),
  email_claim text not null check (length(email_claim) between 1 and 200),
  is_required boolean not null default false,
  session_hours integer not null default 24 check (session_hours between 1 and 720),
  proof text not null,
  proven_at timestamptz,
  is_on boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_sign_ins_are_whole check (
    case kind
      when 'oidc' then num_nonnulls(client_id, client_secret) = 2 and num_nonnulls(sign_in_url, certificate) = 0
      else num_nonnulls(client_id, client_secret) = 0 and num_nonnulls(sign_in_url, certificate) = 2
    end
  ),
  constraint company_sign_ins_are_proven check (proven_at is not null or not is_on)
);
comment on table public.company_sign_ins is
  'Identity providers of companies. People whose address is in one of its domains sign in there while it is on.';
comment on column public.company_sign_ins.id is
  'Made by the device. Never given again: logins keep it in the name of their identity.';
comment on column public.company_sign_ins.domains is 'Lower case. No two proven rows share one.';
comment on column public.company_sign_ins.issuer is
  'The issuer of ID tokens, or the entity id of the SAML provider.';
comment on column public.company_sign_ins.client_secret is
  'Encrypted by the server, under a key that the database does not have.';
comment on column public.company_sign_ins.sign_in_url is 'Where a SAML provider takes questions.';
comment on column public.company_sign_ins.certificate is 'PEM, with which a SAML provider signs.';
comment on column public.company_sign_ins.email_claim is 'The claim or attribute with the person''s address.';
comment on column public.company_sign_ins.is_required is
  'People of its domains, but for admins, have no other way in.';
comment on column public.company_sign_ins.session_hours is 'After which a supervisor or admin signs in once more.';
comment on column public.company_sign_ins.proof is 'What the DNS of each domain has to say.';
comment on column public.company_sign_ins.proven_at is
  'When every domain said it; null: not yet, or not since the domains changed.';
create index company_sign_ins_company_idx on public.company_sign_ins (company_id);
create index company_sign_ins_domains_idx on public.company_sign_ins using gin (domains);
alter table public.company_sign_ins enable row level security;
