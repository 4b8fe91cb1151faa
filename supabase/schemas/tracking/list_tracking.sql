create or replace function public.list_tracking() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  settings public.company_settings;
  company_row public.companies;
  notice_version integer;
  newest integer[];
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into settings from public.company_settings s where s.company_id = company;
  select * into company_row from public.companies c where c.id = company;
  select max(n.version) into notice_version from public.location_notices n where n.company_id = company;
  -- An app version on any of the company's phones is available to the others, too.
  select max(app.version_parts(d.app_version)) into newest from public.device_reports d where d.company_id = company;
  return (
    with members as materialized (
      select p.person_id, trim(p.first_name || ' ' || p.last_name) as name, p.has_login, m.role
      from public.memberships m
      join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
      where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    ), crews as materialized (
      select cm.person_id, jsonb_agg(c.name order by c.name) as names
      from public.crew_members cm join public.crews c on c.company_id = company and c.id = cm.crew_id
      where cm.company_id = company and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
      group by cm.person_id
    ), answers as materialized (
      select distinct on (c.person_id) c.* from public.location_choices c
      where c.company_id = company order by c.person_id, c.chosen_at desc, c.id
    ), devices as materialized (
      select distinct on (d.person_id) d.* from public.device_reports d
      where d.company_id = company order by d.person_id, d.last_contact_at desc, d.device_id
    ), unsent as materialized (
      select d.person_id, sum(d.unsent_items)::integer as items, min(d.nothing_unsent_at) as since
      from public.device_reports d
      where d.company_id = company and d.unsent_items > 0
        -- For the first hour, it may still be on its way.
        and (d.nothing_unsent_at is null or d.nothing_unsent_at < now() - interval '1 hour')
      group by d.person_id
    ), mocked as materialized (
      select p.person_id, max(p.occurred_at) as at from public.punches p
      where p.company_id = company and p.occurred_at > now() - interval '60 days' and 'mock_location' = any (p.flags)
      group by p.person_id
    ), rejected as materialized (
      select r.person_id, count(*)::integer as points from app.location_rejections r
      where r.company_id = company and r.day >= (now() at time zone 'UTC')::date - 7
        and r.reason in ('off_clock', 'on_break')
      group by r.person_id
    ), facts as (
      select m.*, coalesce(w.names, '[]') as crews, a.choice as answer, a.version, a.way, a.chosen_at, d.device_id,
        a.device_id as answered_device, o.runs_in as answered_in, t.name as answered_kiosk,
        d.last_contact_at, d.nothing_unsent_at, d.location_permission, d.location_precision, d.battery_saver,
        d.mock_location, d.runs_in, d.app_version, d.skew_ms, u.items as unsent_items, k.at as mocked_at,
        x.points as rejected_points,
        case
          when a.choice = 'withdrawn' then 'withdrawn' when a.version = notice_version then 'acknowledged' else 'none'
        end as choice
      from members m
      left join crews w on w.person_id = m.person_id
      left join answers a on a.person_id = m.person_id
      -- Gone after 30 days without contact.
      left join public.device_reports o
        on o.company_id = company and o.person_id = a.person_id and o.device_id = a.device_id
      left join public.kiosks t on t.company_id = company and t.id = a.kiosk_id
      left join devices d on d.person_id = m.person_id
      left join unsent u on u.person_id = m.person_id
      left join mocked k on k.person_id = m.person_id
      left join rejected x on x.person_id = m.person_id
    ), judged as (
      select f.*, array_remove(array[
        case when f.unsent_items > 0 then 'unsent' end,
        case when settings.location_mode <> 'off' and f.location_permission = 'denied' then 'permission' end,
        case when settings.location_mode <> 'off' and f.choice = 'none' then 'not_acknowledged' end,
        case when f.mock_location = 'on' or f.mocked_at is not null then 'mock' end,
        case when f.last_contact_at < now() - interval '24 hours' then 'silent' end,
        case when f.rejected_points > 0 then 'off_clock' end,
        case when app.version_parts(f.app_version) < newest then 'old_version' end
      ], null) as problems
      from facts f
    )
    select jsonb_build_object(
      'verdict', 'ok', 'mode', settings.location_mode, 'trail_minutes', settings.trail_minutes,
      'notice', (
        select jsonb_build_object(
          'version', n.version, 'text_en', n.text_en, 'text_es', n.text_es,
          'covers_trail', n.covers_trail, 'written_at', app.instant(n.written_at)
        )
        from public.location_notices n where n.company_id = company and n.version = notice_version
      ),
      'coordinates', jsonb_build_object(
        'oldest_at', (
          select app.instant(min(l.occurred_at)) from public.punch_locations l where l.company_id = company
        ),
        'kept_since', app.instant(app.kept_since(company_row.settings, 'punch_coordinates', now()))
      ),
      'trail', jsonb_build_object(
        'oldest_at', (select app.instant(min(l.at)) from app.location_points l where l.company_id = company),
        'kept_since', app.instant(app.kept_since(company_row.settings, 'location_trail', now()))
      ),
      'people', coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', j.person_id, 'name', j.name, 'has_login', j.has_login, 'role', j.role, 'crews', j.crews,
          'choice', j.choice, 'version', j.version, 'way', j.way, 'chosen_at', app.instant(j.chosen_at),
          'answered_on', case
            when j.answered_kiosk is not null then jsonb_build_object('kiosk', j.answered_kiosk)
            when j.answered_device is not null then jsonb_build_object(
              'device', left(j.answered_device::text, 8), 'runs_in', coalesce(j.answered_in, 'unknown')
            )
          end,
          'problems', to_jsonb(j.problems), 'unsent_items', coalesce(j.unsent_items, 0),
          'mocked_at', app.instant(j.mocked_at), 'rejected_points', coalesce(j.rejected_points, 0),
          'device', case when j.device_id is not null then jsonb_build_object(
            'last_contact_at', app.instant(j.last_contact_at), 'synced_at', app.instant(j.nothing_unsent_at),
            'location_permission', j.location_permission, 'location_precision', j.location_precision,
            'battery_saver', j.battery_saver, 'mock_location', j.mock_location, 'runs_in', j.runs_in,
            'app_version', j.app_version, 'skew_ms', j.skew_ms
          ) end
        )
        order by cardinality(j.problems) = 0, array_position(
          array['unsent', 'permission', 'not_acknowledged', 'mock', 'silent', 'off_clock', 'old_version'],
          j.problems[1]
        ), cardinality(j.problems) desc, j.name, j.person_id
      ), '[]')
    )
    from judged j
  );
end
$$;

comment on function public.list_tracking() is
  'For admins: each person of the company with what they answered to the location notice, their newest device and '
  'what is wrong with either, the worst first; the notice, and how old the oldest stored coordinate is. Never a '
  'coordinate. Problems: unsent, permission, not_acknowledged, mock, silent (no contact for 24 hours), '
  'off_clock (points of a week that were rejected, and not stored), old_version. '
  'Verdict ok or refused (not_allowed).';

grant execute on function public.list_tracking() to authenticated;
