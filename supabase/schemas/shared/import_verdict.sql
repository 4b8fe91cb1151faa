create or replace function app.import_verdict(
  mode text, errors jsonb, added bigint, changed bigint, total bigint
) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', case when app.writes_import(mode, errors) then 'applied' else 'checked' end,
    'added', added, 'changed', changed, 'unchanged', total - added - changed, 'flaws', errors
  )
$$;

comment on function app.import_verdict(text, jsonb, bigint, bigint, bigint) is
  'How an import from a file answers: what it added, changed and left as it was of the lines without an error, and '
  'the errors.';
