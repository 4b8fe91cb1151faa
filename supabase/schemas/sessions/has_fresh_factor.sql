create or replace function app.has_fresh_factor() returns boolean
language sql stable
as $$
  select exists (
    select from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) a
    where a ->> 'method' in ('totp', 'mfa/recovery_code')
      and to_timestamp((a ->> 'timestamp')::bigint) > now() - interval '5 minutes'
  )
$$;

comment on function app.has_fresh_factor() is
  'True when the caller''s session showed its second factor within the last five minutes.';
