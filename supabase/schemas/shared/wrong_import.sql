create or replace function app.wrong_import(lines jsonb, mode text, most integer) returns text
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(lines) is distinct from 'array' then 'lines'
    when jsonb_array_length(lines) not between 1 and most then 'lines'
    when coalesce(mode not in ('check', 'all', 'good'), true) then 'mode'
  end
$$;

comment on function app.wrong_import(jsonb, text, integer) is
  'Which argument of an import from a file is wrong: lines, up to so many, or mode (check changes nothing, all only '
  'when no line has an error, good leaves out the lines with one).';
