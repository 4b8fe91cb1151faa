-- What a sign-in with a provider needs when the browser comes back. The table and the column are
-- those of the auth server on a hosted project.

set role supabase_auth_admin;

create table auth.oauth_client_states (
  id uuid not null primary key,
  provider_type text not null,
  code_verifier text,
  created_at timestamptz not null
);
comment on table auth.oauth_client_states is
  'Proofs of sign-ins that are away at a provider; taking the row is what makes an answer count once.';
create index idx_oauth_client_states_created_at on auth.oauth_client_states (created_at);
alter table auth.oauth_client_states enable row level security;

alter table auth.flow_state add column oauth_client_state_id uuid;

reset role;
