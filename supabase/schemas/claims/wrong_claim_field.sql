create or replace function app.wrong_claim_field(facts jsonb, held_project uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'kind', app.is_choice(facts -> 'kind', 'mileage', 'per_diem'),
    -- A device may be a day ahead of its company's zone.
    'day', case when app.is_date(facts -> 'day') then
      (facts ->> 'day')::date between date '2000-01-01' and app.company_today(app.my_company_id()) + 1
      else false end,
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
    'quantity', case
      when facts ->> 'kind' = 'mileage' and facts -> 'odometer_to' = 'null' then
        app.is_whole(facts -> 'quantity', 1, 9999999)
      else facts -> 'quantity' = 'null' end,
    'odometer_from', facts -> 'odometer_from' = 'null' or (
      facts ->> 'kind' = 'mileage' and app.is_whole(facts -> 'odometer_from', 0, 9999999999)
    ),
    'odometer_to', case
      when facts -> 'odometer_from' = 'null' then facts -> 'odometer_to' = 'null'
      when app.is_whole(facts -> 'odometer_from', 0, 9999999999) then app.is_whole(
        facts -> 'odometer_to', (facts ->> 'odometer_from')::bigint + 1, (facts ->> 'odometer_from')::bigint + 9999999
      ) and app.is_whole(facts -> 'odometer_to', 1, 9999999999)
      else true end,
    'from_site_id', app.is_claim_site(facts, 'from_site_id'),
    'to_site_id', app.is_claim_site(facts, 'to_site_id'),
    'is_edge_day', facts -> 'is_edge_day' = 'false' or (
      facts ->> 'kind' = 'per_diem' and facts -> 'is_edge_day' = 'true'
    ),
    'note', app.is_text_or_null(facts -> 'note', 1000)
  ))
$$;

comment on function app.wrong_claim_field(jsonb, uuid) is
  'The first field of a claim that is missing, unknown or not allowed for the caller; null when all are right. '
  'held_project is the one it has already.';
