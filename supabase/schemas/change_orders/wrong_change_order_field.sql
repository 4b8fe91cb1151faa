create or replace function app.wrong_change_order_field(company uuid, project uuid, facts jsonb) returns text
language sql stable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'title', app.is_text_or_null(facts -> 'title', 200) and facts -> 'title' <> 'null',
    'scope', app.is_text_or_null(facts -> 'scope', 4000),
    'price', app.is_whole(facts -> 'price', -999999999999, 999999999999),
    'lines', case when jsonb_typeof(facts -> 'lines') = 'array'
      then jsonb_array_length(facts -> 'lines') <= 200 else false end,
    'ticket_ids', case when jsonb_typeof(facts -> 'ticket_ids') = 'array'
      then jsonb_array_length(facts -> 'ticket_ids') <= 200 and not exists (
        select from jsonb_array_elements_text(facts -> 'ticket_ids') i (id)
        where not exists (
          select from public.work_tickets t
          where t.company_id = company and t.project_id = project and t.id::text = i.id and t.state = 'signed'
        )
      ) else false end
  ))
$$;

comment on function app.wrong_change_order_field(uuid, uuid, jsonb) is
  'The first field of a change order that is missing, unknown or not allowed; null when all are right. Its tickets '
  'are signed ones of the project.';
