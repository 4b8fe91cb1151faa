create or replace function app.sheet_entries(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', e.id, 'date', (e.started_at at time zone e.zone)::date, 'started_at', app.instant(e.started_at),
        'ended_at', app.instant(e.ended_at), 'zone', e.zone, 'state', e.state, 'flags', to_jsonb(e.flags),
        'note', e.note, 'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
        'breaks', app.break_facts(app.stored_breaks(company, e.id)),
        'questions', (
          select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind) order by i.created_at, i.id), '[]')
          from public.decision_items i
          where i.company_id = company and i.entry_id = e.id and i.state = 'open'
        )
      ) order by e.started_at, e.id
    ), '[]')
    from public.time_entries e
    where e.company_id = company and e.person_id = person and e.state <> 'void'
      and e.started_at >= from_date - interval '1 day' and e.started_at < to_date + interval '2 days'
      and (e.started_at at time zone e.zone)::date between from_date and to_date
  );
end
$$;

comment on function app.sheet_entries(uuid, uuid, date, date) is
  'The time entries that begin on the days of a timesheet, with breaks and open questions.';
