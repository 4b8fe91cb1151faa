create or replace function app.vendor_errors(company uuid, lines jsonb)
returns table (line integer, field text, reason text)
language sql stable security definer set search_path = ''
as $$
  with stated as (
    select n::integer as line, i.item, app.plain_text(trim(i.item ->> 'name')) as sort_name
    from jsonb_array_elements(lines) with ordinality as i (item, n)
  ), counted as (
    select s.*, row_number() over (partition by s.sort_name order by s.line) as occurrence from stated s
  )
  select c.line, f.field, f.reason
  from counted c
  left join app.vendors_by_name(company) b on b.sort_name = c.sort_name
  cross join lateral (values
    ('name', case
      when coalesce(trim(c.item ->> 'name'), '') = '' then 'missing'
      else coalesce(app.import_text_error(c.item -> 'name', 200), case
        when c.occurrence > 1 then 'repeated'
        when b.is_unclear then 'several'
      end)
    end),
    ('account_number', app.import_text_error(c.item -> 'account_number', 50)),
    ('mail', coalesce(app.import_text_error(c.item -> 'mail', 320), case
      when coalesce(c.item -> 'mail', 'null') <> 'null' and not app.is_mail_address(c.item -> 'mail') then 'wrong'
    end)),
    ('phone', app.import_text_error(c.item -> 'phone', 50)),
    ('address', app.import_text_error(c.item -> 'address', 500)),
    ('terms_days', case
      when app.is_whole_or_null(coalesce(c.item -> 'terms_days', 'null'), 0, 365) then null
      when app.import_text_error(c.item -> 'terms_days', 50) = 'formula' then 'formula'
      else 'wrong'
    end),
    ('tax_id', app.import_text_error(c.item -> 'tax_id', 50)),
    ('note', app.import_text_error(c.item -> 'note', 2000))
  ) f (field, reason)
  where f.reason is not null
  order by 1, 2
$$;

comment on function app.vendor_errors(uuid, jsonb) is
  'What is wrong with lines of vendors, each named by its place from 1 on and its field: missing, too_long, wrong, '
  'formula (app.import_text_error), repeated where an earlier line has the same name, several where more than one '
  'vendor has it.';
