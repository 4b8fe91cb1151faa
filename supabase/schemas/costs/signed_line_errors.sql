create or replace function app.signed_line_errors(company uuid, lines jsonb)
returns table (line integer, field text, reason text)
language sql stable security definer set search_path = ''
as $$
  select f.line, f.field, f.reason
  from app.budget_errors(company, (
    select coalesce(jsonb_agg(
      s.item || jsonb_build_object(
        'hours', app.without_sign(s.item -> 'hours'), 'quantity', app.without_sign(s.item -> 'quantity'),
        'amount', app.without_sign(s.item -> 'amount'), 'unit', '-'
      ) order by s.line
    ), '[]') from jsonb_array_elements(lines) with ordinality as s (item, line)
  )) f
$$;

comment on function app.signed_line_errors(uuid, jsonb) is
  'What is wrong with lines that change a budget''s: as app.budget_errors, but below zero is right.';
