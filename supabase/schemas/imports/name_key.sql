create or replace function app.name_key(first_name text, last_name text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(lower(regexp_replace(
    translate(
      trim(regexp_replace(
        normalize(coalesce(first_name, '') || ' ' || coalesce(last_name, '')),
        '[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'
      )),
      '’‘ʼ`´‐‑', '''''''''''--'
    ),
    '\s+', ' ', 'g'
  )), '')
$$;

comment on function app.name_key(text, text) is
  'A name as an import compares it: case, spaces, composed letters, invisible characters and the form of an '
  'apostrophe or hyphen don''t matter.';
