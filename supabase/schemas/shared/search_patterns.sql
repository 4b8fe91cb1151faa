create or replace function app.search_patterns(search text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select '%' || regexp_replace(regexp_replace(word, '([\\%_])', '\\\1', 'g'), '[''’‘ʼ`´]', '_', 'g') || '%'
    from regexp_split_to_table(app.plain_text(trim(search)), '\s+') as word
  )
$$;

comment on function app.search_patterns(text) is
  'Patterns for `app.plain_text(…) like all (…)`: each word of a search stands somewhere in the text; an empty '
  'search fits all. An apostrophe fits every form of it.';
