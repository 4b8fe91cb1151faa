create or replace function app.is_told(value jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select value = 'null' or app.first_wrong(value, jsonb_build_object(
    'at', app.is_instant(value -> 'at'),
    'wording', app.is_whole(value -> 'wording', 1, 10000)
  )) is null
$$;

comment on function app.is_told(jsonb) is
  'Whether a JSON value is null or says when someone was told of recordings, and in which wording: {at, wording}.';
