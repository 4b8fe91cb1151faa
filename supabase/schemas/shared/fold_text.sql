create or replace function app.fold_text(value text) returns text
language sql immutable
as $$
  select trim(regexp_replace(
    regexp_replace(
      lower(translate(normalize(value, NFKD), 'ŁłØøĐđÆæŒœßıʼ’''`', 'LlOoDdAaOosi')),
      '[\u0300-\u036f]', '', 'g'
    ),
    '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'
  ))
$$;

comment on function app.fold_text(text) is
  'Lower case without accents and apostrophes, words apart by one space: "Peña-O''Neil" is "pena oneil".';

-- A generated column of companies uses it.
grant execute on function app.fold_text(text) to service_role;
