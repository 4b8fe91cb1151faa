create or replace function app.missing_for_submit(o public.purchase_orders, entry jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  line jsonb;
  place bigint;
begin
  if entry ->> 'vendor_id' is null and entry ->> 'vendor_name' is null or exists (
    select from public.vendors v
    where v.company_id = o.company_id and v.id = o.vendor_id and v.archived_at is not null
  ) then
    return 'vendor_id';
  end if;
  if exists (
    select from public.projects p
    where p.company_id = o.company_id and p.id = o.project_id and p.archived_at is not null
  ) then
    return 'project_id';
  end if;
  if jsonb_array_length(entry -> 'lines') = 0 then
    return 'lines';
  end if;
  for line, place in select l.value, l.ordinality from jsonb_array_elements(entry -> 'lines') with ordinality l loop
    if line ->> 'price' = '0' then
      return 'lines.' || place || '.price';
    end if;
    if o.project_id is not null and line ->> 'cost_code_id' is null then
      return 'lines.' || place || '.cost_code_id';
    end if;
    if o.project_id is not null and line ->> 'cost_type' is null then
      return 'lines.' || place || '.cost_type';
    end if;
  end loop;
  return null;
end
$$;

comment on function app.missing_for_submit(public.purchase_orders, jsonb) is
  'The first field that an order still lacks before it can be submitted; null when it is complete.';
