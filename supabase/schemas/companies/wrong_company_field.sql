create or replace function app.wrong_company_field(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(facts) is distinct from 'object' then 'company' else (
    select field from (
      select 1 as rank, key as field
      from jsonb_object_keys(facts) as key
      where key not in ('company_type', 'tagline', 'website_url', 'phone', 'address')
      union all
      select 2, f.name
      from (values ('company_type', 100), ('tagline', 300), ('website_url', 2000), ('phone', 50), ('address', 500))
        as f (name, max_length)
      where not coalesce(app.is_text_or_null(facts -> f.name, f.max_length), false)
      union all
      select 3, 'website_url'
      where jsonb_typeof(facts -> 'website_url') = 'string'
        and facts ->> 'website_url' !~ '^https?://[^\s"''<>\\]+$'
    ) as wrong order by rank, field limit 1
  ) end
$$;

comment on function app.wrong_company_field(jsonb) is
  'The first field of a company''s facts that is not acceptable; null when all are.';
