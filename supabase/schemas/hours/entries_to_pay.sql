create or replace function app.entries_to_pay(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', e.id, 'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
        'started_at', extract(epoch from e.started_at) * 1000, 'ended_at', extract(epoch from e.ended_at) * 1000,
        'zone', app.known_zone(e.zone, company, person, e.started_at), 'flags', to_jsonb(e.flags),
        'needs_review', e.state = 'needs_decision',
        'breaks', (
          select coalesce(jsonb_agg(
            jsonb_build_object(
              'id', b.id, 'kind', b.kind,
              'started_at', extract(epoch from b.started_at) * 1000,
              'ended_at', extract(epoch from b.ended_at) * 1000
            ) order by b.started_at, b.id
          ), '[]')
          from public.time_breaks b where b.company_id = company and b.entry_id = e.id
        )
      ) order by e.started_at, e.id
    ), '[]')
    from public.time_entries e
    -- Covers the whole workweeks of the dates in any zone, and shifts that reach into them.
    where e.company_id = company and e.person_id = person and e.state <> 'void'
      and e.started_at >= from_date - interval '10 days' and e.started_at < to_date + interval '9 days'
  );
end
$$;

comment on function app.entries_to_pay(uuid, uuid, date, date) is
  'The time entries that the workweeks of some dates need, as the pay engine takes them: instants in epoch '
  'milliseconds.';
