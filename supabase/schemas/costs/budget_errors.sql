create or replace function app.budget_errors(company uuid, lines jsonb)
returns table (line integer, field text, reason text)
language sql stable security definer set search_path = ''
as $$
  with stated as (
    select n::integer as line, i.item, i.item ->> 'cost_code_id' as code, i.item ->> 'cost_type' as cost_type,
      row_number() over (
        partition by i.item ->> 'cost_code_id', i.item ->> 'cost_type' order by n
      ) as occurrence
    from jsonb_array_elements(lines) with ordinality as i (item, n)
  )
  select s.line, f.field, f.reason
  from stated s
  cross join lateral (values
    ('cost_code_id', case
      when s.code is null then 'missing'
      when not app.is_uuid(s.item -> 'cost_code_id') or not exists (
        select from public.cost_codes c where c.company_id = company and c.id::text = lower(s.code)
      ) then 'unknown'
      when s.occurrence > 1 then 'repeated'
    end),
    ('cost_type', case
      when s.cost_type is null then 'missing'
      when not app.is_choice(s.item -> 'cost_type', 'L', 'M', 'E', 'S', 'O') then 'unknown'
    end),
    ('hours', app.budget_number_error(s.item -> 'hours')),
    ('quantity', app.budget_number_error(s.item -> 'quantity')),
    ('amount', app.budget_number_error(s.item -> 'amount')),
    ('unit', case
      when not coalesce(app.is_text_or_null(coalesce(s.item -> 'unit', 'null'), 20), false) then 'too_long'
      when coalesce(trim(s.item ->> 'unit'), '') = '' and app.is_whole(s.item -> 'quantity', 1, 9007199254740991)
        then 'missing'
    end)
  ) f (field, reason)
  where f.reason is not null
  order by 1, 2
$$;

comment on function app.budget_errors(uuid, jsonb) is
  'What is wrong with lines of a budget, each named by its place from 1 on and its field: missing, unknown, repeated, '
  'invalid, negative, too_large, too_long.';
