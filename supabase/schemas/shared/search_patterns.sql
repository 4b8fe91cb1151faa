create or replace function app.search_patterns(search text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select regexp_replace(
      regexp_replace(word, '([\\.^$*+?()[\]{}|])', '\\\1', 'g'), '[''’‘ʼ`´]', '[''’‘ʼ`´]?', 'g'
    )
    from regexp_split_to_table(app.plain_text(trim(search)), '\s+') as word
  )
$$;

comment on function app.search_patterns(text) is
  'Regular expressions for `app.plain_text(…) ~ all (…)`: each word of a search stands somewhere in the text; an '
  'empty search matches all. An apostrophe matches every form of it, and none.';
