create or replace function app.import_text_error(value jsonb, most integer) returns text
language sql immutable set search_path = ''
as $$
  select case
    when coalesce(value, 'null') = 'null' then null
    when jsonb_typeof(value) <> 'string' then 'wrong'
    when value #>> '{}' ~ '^\s*(=|#(REF|NAME|VALUE|N/A|DIV/0|NULL|NUM))' then 'formula'
    when length(value #>> '{}') > most then 'too_long'
    when trim(value #>> '{}') = '' then 'wrong'
  end
$$;

comment on function app.import_text_error(jsonb, integer) is
  'What is wrong with the text of a cell: wrong, too_long, or formula where a spreadsheet left its formula or its '
  'error in place of the value. Null for none, and for an empty cell.';
