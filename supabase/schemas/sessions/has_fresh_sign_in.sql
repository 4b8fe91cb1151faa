create or replace function app.has_fresh_sign_in() returns boolean
language sql stable
as $$
  select exists (
    select from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) a
    where a ->> 'method' not in ('token_refresh', 'anonymous')
      and to_timestamp((a ->> 'timestamp')::bigint) > now() - interval '10 minutes'
  )
$$;

comment on function app.has_fresh_sign_in() is
  'Whether the caller signed in or showed their second factor within the last ten minutes.';
