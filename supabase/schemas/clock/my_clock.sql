create or replace function public.my_clock(since public.instant default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks(may_be_suspended => true);
  company constant uuid := asker.company_id;
  person constant uuid := asker.person_id;
  from_at constant timestamptz := coalesce(since, now() - interval '14 days');
begin
  return jsonb_build_object(
    'server_time', app.instant(now()),
    'person_id', person,
    'entries', (
      select coalesce(jsonb_agg(app.entry_json(e) order by e.started_at, e.id), '[]')
      from app.entries_since(company, person, from_at) as e
    ),
    'punches', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at),
          'project_id', p.project_id, 'cost_code_id', p.cost_code_id
        ) order by p.occurred_at, p.device_id, p.device_seq, p.id
      ), '[]')
      from app.punches_since(company, person, from_at) as p
    ),
    'decisions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', i.id, 'kind', i.kind, 'state', i.state, 'punch_id', i.punch_id, 'entry_id', i.entry_id,
          'occurred_at', app.instant(p.occurred_at), 'created_at', app.instant(i.created_at),
          'decided_at', app.instant(i.decided_at), 'comment', i.comment
        ) order by i.created_at, i.id
      ), '[]')
      from public.decision_items i
      join public.punches p on p.company_id = i.company_id and p.id = i.punch_id
      where i.company_id = company and i.person_id = person
        and (i.state = 'open' or (i.state <> 'withdrawn' and i.created_at >= from_at))
    )
  );
end
$$;

comment on function public.my_clock(public.instant) is
  'The caller''s entries that reach past an instant (14 days ago unless said), the open one always, what waits for '
  'or got a decision, and the punches that all this was made from: a device that predicts offline must know which '
  'of its own are in it.';

grant execute on function public.my_clock(public.instant) to authenticated;
