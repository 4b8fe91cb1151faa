-- Recovery codes, for when the authenticator app is lost. Apart from auth.mfa_factors, whose columns are
-- those of a hosted project. Granted to no one.

grant usage, create on schema muster to supabase_auth_admin;
set role supabase_auth_admin;

create table muster.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
comment on table muster.recovery_codes is
  'The codes of a recovery factor, each good for one sign-in; hashed with a key that the database doesn''t hold.';

alter table muster.recovery_codes enable row level security;

reset role;
revoke create on schema muster from supabase_auth_admin;
