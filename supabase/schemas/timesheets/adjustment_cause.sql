create or replace function app.adjustment_cause(company uuid, person uuid, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object(
      'kind', 'time_changed', 'at', app.instant(v.happened_at), 'reason', v.reason,
      'actor', (
        select trim(p.first_name || ' ' || p.last_name) from public.profiles p
        where p.company_id = company and p.person_id = v.actor_person_id
      )
    )
    from public.time_entry_events v
    join public.time_entries e on e.company_id = v.company_id and e.id = v.entry_id
    join public.timesheets s on s.company_id = company and s.person_id = person and s.state = 'locked'
      and day between s.period_from and s.period_to
    where v.company_id = company and e.person_id = person and v.happened_at > s.locked_at
      and (e.started_at at time zone app.known_zone(e.zone, company, person, e.started_at))::date
        between day - 1 and day
    order by v.happened_at desc limit 1
  ), '{"kind": "recalculated", "at": null, "reason": null, "actor": null}');
end
$$;

comment on function app.adjustment_cause(uuid, uuid, date) is
  'Why a locked day counts differently now: the last change of its time, or that the week was calculated again.';
