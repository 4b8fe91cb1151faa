-- A kiosk gets only the data that the question needs: no pay, no projects, and only time that may belong to the
-- workday that is ending.
create or replace function app.kiosk_break_facts(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := app.person_today(company, person);
begin
  if not app.asks_at_clock_out(company, person, today) then
    return null;
  end if;
  return jsonb_build_object(
    'zones', app.zones_of(company, person),
    'terms', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'from', t.valid_from, 'value', jsonb_build_object('overtime', t.overtime, 'breaks', t.breaks)
        )
        order by t.valid_from
      ), '[]')
      from public.pay_terms t where t.company_id = company and t.person_id = person
    ),
    'entries', (
      select coalesce(jsonb_agg(
        e.fact || '{"project_id": null, "cost_code_id": null, "flags": []}' order by (e.fact ->> 'started_at')::numeric
      ), '[]')
      from jsonb_array_elements(app.entries_to_pay(company, person, today, today)) as e (fact)
      where (e.fact ->> 'ended_at')::numeric > extract(epoch from now() - interval '24 hours') * 1000
    ),
    'answers', app.answers_of(company, person, today - 1, today)
  );
end
$$;

comment on function app.kiosk_break_facts(uuid, uuid) is
  'What a tablet needs to ask someone about breaks at their clock-out without a network; null where the rule doesn''t '
  'ask.';
