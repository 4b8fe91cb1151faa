create or replace function app.is_proof_over(missing_since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(missing_since <= now() - interval '14 days', false)
$$;

comment on function app.is_proof_over(timestamptz) is
  'Whether the proof of a domain has been gone for so long that its company no longer requires its sign-in.';
