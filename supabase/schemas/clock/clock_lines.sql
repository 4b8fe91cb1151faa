-- Collects the names of crews and today's minutes once for the whole board.
create or replace function app.clock_lines(company uuid, visible uuid[], since xid8) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  -- Queried person by person, the planner would use the index of the exclusion constraint, at many times the cost.
  crew_names constant jsonb := (
    select jsonb_object_agg(by_person.person_id, by_person.names)
    from (
      select m.person_id, jsonb_agg(c.name order by c.name) as names
      from public.crew_members m join public.crews c on c.company_id = company and c.id = m.crew_id
      where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        and (visible is null or m.person_id = any (visible))
        and (since is null or m.person_id in (
          select s.person_id from public.clock_states s where s.company_id = company and s.changed_by >= since
        ))
      group by m.person_id
    ) as by_person
  );
  today constant jsonb := (
    select jsonb_object_agg(by_person.person_id, to_jsonb(by_person))
    from (
      select e.person_id, sum(
        app.minutes_between(e.started_at, coalesce(e.ended_at, now())) - coalesce(meals.minutes, 0)
      )::integer as minutes, bool_or('auto_out' = any (e.flags)) as auto_out
      from public.time_entries e
      left join lateral (
        select sum(app.minutes_between(b.started_at, coalesce(b.ended_at, now()))) as minutes
        from public.time_breaks b
        where b.company_id = company and b.entry_id = e.id and b.kind = 'meal'
      ) as meals on true
      cross join lateral (select app.known_zone(e.zone, company, e.person_id, e.started_at) as zone) k
      where e.company_id = company and e.state in ('open', 'closed')
        -- A day lasts 25 hours at most; the entry's zone decides which day it belongs to.
        and e.started_at > now() - interval '25 hours' and e.started_at <= now()
        and (
          (e.started_at at time zone k.zone)::date = (now() at time zone k.zone)::date
          -- A night shift under way began yesterday; an entry that has been open longer was probably forgotten.
          or e.state = 'open' and e.started_at > now() - app.long_shift()
        )
        and (visible is null or e.person_id = any (visible))
      group by e.person_id
    ) as by_person
  );
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'person_id', p.person_id,
        'name', trim(p.first_name || ' ' || p.last_name),
        'photo_url', p.photo_url,
        'crew_names', coalesce(crew_names -> p.person_id::text, '[]'),
        'state', case when e.id is not null then 'on' else 'off' end,
        'entry_id', e.id,
        'since', app.instant(e.started_at),
        'device_since', app.instant(e.device_started_at),
        'project_id', e.project_id,
        'project_name', project.name,
        'cost_code', code.code,
        'on_break', b.id is not null,
        'break_kind', b.kind,
        'break_since', app.instant(b.started_at),
        'place_verdict', started.place_verdict,
        'site_name', site.name,
        'source', started.source,
        'source_name', coalesce(kiosk.name, trim(actor.first_name || ' ' || actor.last_name)),
        'today_minutes', coalesce((today #>> array[p.person_id::text, 'minutes'])::int, 0),
        'today_at', app.instant(now()),
        'flags', case
          when e.id is not null then to_jsonb(e.flags)
          -- Someone who was clocked out automatically has no open entry that could show it.
          when today #> array[p.person_id::text, 'auto_out'] = 'true' then '["auto_out"]'
          else '[]'
        end,
        'changed_at', app.instant(s.changed_at)
      ) order by p.first_name, p.last_name, p.person_id
    ), '[]')
    from public.profiles p
    join public.memberships m
      on m.company_id = company and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    left join public.clock_states s on s.company_id = company and s.person_id = p.person_id
    left join public.time_entries e on e.company_id = company and e.id = s.entry_id
    left join public.time_breaks b on b.company_id = company and b.id = s.break_id
    left join public.projects project on project.company_id = company and project.id = e.project_id
    left join public.cost_codes code on code.company_id = company and code.id = e.cost_code_id
    left join public.punches started on started.company_id = company and started.id = e.id
    left join public.project_sites site on site.company_id = company and site.id = started.site_id
    left join public.kiosks kiosk on kiosk.company_id = company and kiosk.id = started.kiosk_id
    left join public.profiles actor
      on actor.company_id = company and actor.person_id = started.actor_person_id
      and started.source in ('crew', 'decision')
    where p.company_id = company
      and (visible is null or p.person_id = any (visible))
      and (since is null or s.changed_by >= since)
  );
end
$$;

comment on function app.clock_lines(uuid, uuid[], xid8) is
  'The people of a board with their clocks; visible null is everyone, since narrows to who changed.';
