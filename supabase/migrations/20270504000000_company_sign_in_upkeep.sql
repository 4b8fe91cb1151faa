-- The proof of a domain is read again and again, and so is what a SAML provider says of itself.
alter table public.company_sign_ins
  add column proof_missing_since timestamptz,
  add column metadata_url text check (length(metadata_url) between 1 and 1000),
  drop constraint company_sign_ins_certificate_check,
  add constraint company_sign_ins_certificate_check check (length(certificate) between 1 and 40000),
  add constraint company_sign_ins_metadata_is_saml check (metadata_url is null or kind = 'saml'),
  add constraint company_sign_ins_missing_was_there check (proof_missing_since is null or proven_at is not null);
comment on column public.company_sign_ins.proof_missing_since is
  'When the DNS of a domain was first read without the proof that it once had; null: it is there.';
comment on column public.company_sign_ins.metadata_url is
  'Where a SAML provider says its issuer, address and certificates; null: an admin entered them.';
comment on column public.company_sign_ins.certificate is
  'One or more in PEM: a SAML provider signs with any of them.';
