create or replace function app.cost_code_errors(lines jsonb) returns table (line integer, field text, reason text)
language sql immutable set search_path = ''
as $$
  with stated as (
    select n::integer as line, trim(coalesce(item ->> 'code', '')) as code, trim(coalesce(item ->> 'name', '')) as name
    from jsonb_array_elements(lines) with ordinality as i (item, n)
  )
  select s.line, 'code', case
    when s.code = '' then 'missing'
    else coalesce(app.import_text_error(to_jsonb(s.code), 50), 'repeated')
  end
  from (select *, row_number() over (partition by code order by line) as occurrence from stated) s
  where s.code = '' or app.import_text_error(to_jsonb(s.code), 50) is not null or s.occurrence > 1
  union all
  select s.line, 'name', case when s.name = '' then 'missing' else app.import_text_error(to_jsonb(s.name), 200) end
  from stated s
  where s.name = '' or app.import_text_error(to_jsonb(s.name), 200) is not null
  order by 1, 2
$$;

comment on function app.cost_code_errors(jsonb) is
  'What is wrong with lines of codes, each named by its place in the list from 1 on and its field: missing, '
  'too_long, formula (app.import_text_error), or repeated where an earlier line has the same code.';
