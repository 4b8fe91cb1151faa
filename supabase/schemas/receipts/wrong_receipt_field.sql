create or replace function app.wrong_receipt_field(facts jsonb, held_project uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'total_cents', app.is_whole(facts -> 'total_cents', 1, 99999999999),
    'tax_cents', app.is_whole(facts -> 'tax_cents', 0, case
      when app.is_whole(facts -> 'total_cents', 1, 99999999999) then (facts ->> 'total_cents')::bigint else 99999999999
    end),
    'project_id', app.is_uuid(facts -> 'project_id') and (
      (facts ->> 'project_id')::uuid is not distinct from held_project
      or (facts ->> 'project_id')::uuid = any (app.my_projects())
    ),
    'cost_code_id', app.is_id_or_null(facts -> 'cost_code_id') and (
      facts -> 'cost_code_id' = 'null' or exists (
        select from public.cost_codes c
        where c.company_id = app.my_company_id() and c.id = (facts ->> 'cost_code_id')::uuid
      )
    ),
    'cost_type', app.is_choice(facts -> 'cost_type', 'M', 'E', 'S', 'O'),
    'paid_by', app.is_choice(facts -> 'paid_by', 'company_card', 'own_money', 'account'),
    -- A device may be a day ahead of its company's zone.
    'bought_on', case when app.is_date(facts -> 'bought_on') then
      (facts ->> 'bought_on')::date between date '2000-01-01' and app.company_today(app.my_company_id()) + 1
      else false end,
    'vendor_name', app.is_text_or_null(facts -> 'vendor_name', 200),
    'note', app.is_text_or_null(facts -> 'note', 1000),
    'order_id', app.is_id_or_null(facts -> 'order_id') and (
      facts -> 'order_id' = 'null' or app.may_read_order((facts ->> 'order_id')::uuid)
    )
  ))
$$;

comment on function app.wrong_receipt_field(jsonb, uuid) is
  'The first field of a receipt that is missing, unknown or not allowed for the caller; null when all are right. '
  'held_project is the one it has already.';
