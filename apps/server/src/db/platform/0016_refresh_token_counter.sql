-- Refresh tokens are derived from a session and a counter instead of stored; auth.refresh_tokens keeps
-- their hashes. The column has the name it has in the auth server of a hosted project.

alter table auth.sessions add column refresh_token_counter bigint;
comment on column auth.sessions.refresh_token_counter is
  'The number of the refresh token that was issued last; null if that one is older than the counter.';
