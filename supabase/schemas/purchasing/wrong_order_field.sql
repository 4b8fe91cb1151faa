create or replace function app.wrong_order_field(company uuid, entry jsonb, is_counter boolean default false)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- An order placed at a counter is stored even if its vendor or project has been archived since.
  wrong text := app.first_wrong(entry, jsonb_build_object(
    'vendor_id', app.is_id_or_null(entry -> 'vendor_id') and (entry -> 'vendor_id' = 'null' or exists (
      select from public.vendors v
      where v.company_id = company and v.id::text = entry ->> 'vendor_id' and (is_counter or v.archived_at is null)
    )),
    'vendor_name', app.is_text_or_null(entry -> 'vendor_name', 200)
      and (entry -> 'vendor_name' = 'null' or entry -> 'vendor_id' = 'null'),
    'project_id', app.is_id_or_null(entry -> 'project_id') and (entry -> 'project_id' = 'null' or exists (
      select from public.projects p
      where p.company_id = company and p.id::text = entry ->> 'project_id'
        and (is_counter or p.archived_at is null and p.id = any (app.my_projects()))
    )),
    'ship_to', app.is_text_or_null(entry -> 'ship_to', 500),
    'needed_by', app.is_date_or_null(entry -> 'needed_by'),
    'discount_cents', app.is_whole(entry -> 'discount_cents', 0, 99999999999),
    'freight_cents', app.is_whole(entry -> 'freight_cents', 0, 99999999999),
    'vendor_note', app.is_text_or_null(entry -> 'vendor_note', 2000),
    'note', app.is_text_or_null(entry -> 'note', 2000),
    'lines', case when jsonb_typeof(entry -> 'lines') = 'array' then jsonb_array_length(entry -> 'lines') <= 200
      else false end
  ));
  line jsonb;
  place bigint;
begin
  if wrong is not null then
    return wrong;
  end if;
  for line, place in select l.value, l.ordinality from jsonb_array_elements(entry -> 'lines') with ordinality l loop
    wrong := app.first_wrong(line, jsonb_build_object(
      'id', app.is_uuid(line -> 'id') and (
        select count(*) from jsonb_array_elements(entry -> 'lines') o where o -> 'id' = line -> 'id'
      ) = 1,
      'description', app.is_text_or_null(line -> 'description', 500) and line -> 'description' <> 'null',
      'item_number', app.is_text_or_null(line -> 'item_number', 50),
      'quantity', app.is_whole(line -> 'quantity', 1, 1000000000),
      'unit', app.is_text_or_null(line -> 'unit', 20) and line -> 'unit' <> 'null',
      'price', app.is_whole(line -> 'price', case when is_counter then 0 else 1 end, 10000000000),
      'price_unit', app.is_text_or_null(line -> 'price_unit', 20),
      'price_factor', app.is_whole(line -> 'price_factor', 1, 1000000000)
        and (line -> 'price_unit' <> 'null' or line ->> 'price_factor' = '1000'),
      'tax_rate', app.is_whole(line -> 'tax_rate', 0, 1000000),
      'cost_code_id', app.is_id_or_null(line -> 'cost_code_id') and (line -> 'cost_code_id' = 'null' or exists (
        select from public.cost_codes c
        where c.company_id = company and c.id::text = line ->> 'cost_code_id'
          and (is_counter or c.archived_at is null)
      )),
      'cost_type', line -> 'cost_type' = 'null' or app.is_choice(line -> 'cost_type', 'M', 'E', 'S', 'O')
    ));
    if wrong is null and app.priced_amount(
      (line ->> 'quantity')::bigint, (line ->> 'price')::bigint, (line ->> 'price_factor')::bigint
    ) > 99999999999 then
      wrong := 'price';
    end if;
    if wrong is not null then
      return 'lines.' || place || '.' || wrong;
    end if;
  end loop;
  if (entry ->> 'discount_cents')::bigint > (
    select coalesce(sum(p.amount_cents), 0) from app.priced_lines(entry -> 'lines', 0, 0) p
  ) then
    return 'discount_cents';
  end if;
  if (app.order_totals(entry)).total_cents > 99999999999 then
    return 'lines';
  end if;
  return null;
end
$$;

comment on function app.wrong_order_field(uuid, jsonb, boolean) is
  'The first field of an order that is missing, unknown or not allowed, that of a line with its row from 1; null '
  'when all are right. A draft may lack its vendor, project, lines and codes.';
