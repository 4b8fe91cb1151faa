-- How often each mailed code was tried, so that a code no one should guess stops working. Apart from
-- the tokens, whose columns are those of the auth server on a hosted project. Granted to no one.

grant usage, create on schema muster to supabase_auth_admin;
set role supabase_auth_admin;

create table muster.code_tries (
  token_id uuid not null primary key references auth.one_time_tokens (id) on delete cascade,
  token_hash text not null,
  tries integer not null
);
comment on table muster.code_tries is
  'Codes typed for a pending token; a new code in its place has another hash and starts from zero.';

alter table muster.code_tries enable row level security;

reset role;
revoke create on schema muster from supabase_auth_admin;
