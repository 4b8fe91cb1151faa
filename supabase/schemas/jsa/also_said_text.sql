create or replace function app.also_said_text(document jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.plain_text(coalesce(
    (select string_agg(t.value, ' ' order by t.place)
      from jsonb_array_elements_text(document -> 'also_said') with ordinality as t (value, place)),
    ''
  ))
$$;

comment on function app.also_said_text(jsonb) is
  'What a document has besides its lists, in plain text for the search; empty where it has none.';
