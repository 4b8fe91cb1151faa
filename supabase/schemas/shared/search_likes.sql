create or replace function app.search_likes(search text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select case
      when word !~ '[''’‘ʼ`´]' then '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    end
    from regexp_split_to_table(app.plain_text(trim(search)), '\s+') as word
  )
$$;

comment on function app.search_likes(text) is
  'The words of app.search_patterns as patterns for like, which reads a long text three times as fast; null for a '
  'word with an apostrophe, whose forms only a regular expression knows.';
