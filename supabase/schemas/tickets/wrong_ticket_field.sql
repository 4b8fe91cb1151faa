create or replace function app.wrong_ticket_field(company uuid, ticket jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong text;
begin
  if jsonb_typeof(ticket) is distinct from 'object' then
    return 'ticket';
  end if;
  wrong := app.first_wrong(ticket, jsonb_build_object(
    'v', ticket -> 'v' = '1',
    'project_id', case when app.is_uuid(ticket -> 'project_id')
      then (ticket ->> 'project_id')::uuid = any (app.my_projects()) else false end,
    'code', jsonb_typeof(ticket -> 'code') = 'string' and ticket ->> 'code' ~ '^[BCDFGHJKMNPQRSTWXZ]{6}$',
    'day', case when app.is_date(ticket -> 'day')
      then (ticket ->> 'day')::date <= app.company_today(company) else false end,
    'what', app.is_text_or_null(ticket -> 'what', 4000) and ticket -> 'what' <> 'null',
    'why', app.is_text_or_null(ticket -> 'why', 4000),
    'made_at', app.is_instant(ticket -> 'made_at'),
    'copied_from', case when ticket -> 'copied_from' = 'null' then true
      when app.is_uuid(ticket -> 'copied_from') then app.may_read_ticket((ticket ->> 'copied_from')::uuid)
      else false end,
    'labor', app.are_labor_lines(ticket -> 'labor'),
    'materials', app.are_ticket_quantities(ticket -> 'materials'),
    'equipment', app.are_ticket_quantities(ticket -> 'equipment'),
    'files', app.wrong_file_field(ticket -> 'files') is null
  ));
  if wrong is not null then
    return wrong;
  end if;
  if ticket -> 'labor' = '[]' and ticket -> 'materials' = '[]' and ticket -> 'equipment' = '[]' then
    return 'labor';
  end if;
  if exists (
    select from jsonb_array_elements(ticket -> 'files') f where f.value ->> 'mime_type' not like 'image/%'
  ) then
    return 'files';
  end if;
  return null;
end
$$;

comment on function app.wrong_ticket_field(uuid, jsonb) is
  'The first field of a ticket that is missing, unknown or not allowed; null when all are right.';
