create or replace function app.words_in(typed text) returns text[]
language sql immutable
as $$
  -- The curly apostrophe that phones type splits words, just as the straight one does.
  select array(select w from regexp_split_to_table(app.plain_words(typed), '[\s’‘]+') w where w <> '')
$$;

comment on function app.words_in(text) is
  'The words of a search as the audit''s index knows them.';
