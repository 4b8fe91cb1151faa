create or replace function app.is_kept_until_signed(settings jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(settings #> '{retention,voice_audio}' = '{"until": "signed"}', false)
$$;

comment on function app.is_kept_until_signed(jsonb) is
  'True when a company keeps what is said for a JSA only until everyone has signed it.';
