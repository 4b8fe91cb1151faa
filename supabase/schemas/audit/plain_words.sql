create or replace function app.plain_words(said text) returns text
language sql immutable parallel safe
as $$
  -- Only characters that are punctuation in every locale, so that both databases find the same.
  select lower(translate(said, E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\r\n', repeat(' ', 35)))
$$;

comment on function app.plain_words(text) is
  'A text in lower case with spaces for punctuation, as the audit''s words are indexed.';
