create or replace function public.my_schedule(
  from_date public.day default null, to_date public.day default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  zone text;
  first_day date;
  last_day date;
  from_at timestamptz;
  to_at timestamptz;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  first_day := coalesce(from_date, app.company_today(company) - 14);
  last_day := coalesce(to_date, app.company_today(company) + 42);
  if last_day < first_day or last_day > first_day + 61 then
    return app.refused_with_detail('invalid_input', 'to_date');
  end if;
  select s.time_zone into zone from public.company_settings s where s.company_id = company;
  from_at := app.local_instant(first_day::timestamp, zone);
  to_at := app.local_instant((last_day + 1)::timestamp, zone);
  return app.shown_in_visit(jsonb_build_object(
    'verdict', 'ok', 'from_date', first_day, 'to_date', last_day, 'today', app.company_today(company),
    'now', app.instant(now()), 'zone', zone, 'workweek_start', app.workweek_start_on(company, from_at),
    'shifts', (
      select coalesce(jsonb_agg(app.seen_shift(p, me) order by p.starts_at, p.id), '[]')
      from public.published_shifts p
      where p.company_id = company and p.person_id = me and p.starts_at < to_at and p.ends_at > from_at
        and (p.canceled_at is null or p.canceled_at > now() - interval '14 days')
    ),
    'next', (
      select app.seen_shift(p, me) from public.published_shifts p
      where p.company_id = company and p.person_id = me and p.canceled_at is null and p.ends_at > now()
      order by p.starts_at, p.id limit 1
    ),
    'open_shifts', app.my_open_shifts(to_at),
    'crew_today', app.my_crew_today(),
    'crew_at_work', app.my_crew_at_work(),
    'requests', (
      select coalesce(jsonb_agg(app.shift_request_row(r) order by r.asked_at desc, r.id), '[]')
      from public.shift_requests r
      where r.company_id = company and (r.person_id = me or r.other_person_id = me)
        and (r.state in ('offered', 'waiting') or r.updated_at > now() - interval '14 days')
    ),
    'availability', app.availability_of(company, me),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'on_date', h.on_date, 'name', h.name)
        order by h.on_date), '[]')
      from public.holidays h where h.company_id = company and h.on_date between first_day and last_day
    ),
    'time_off', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'state', t.state, 'kind_name', k.name, 'starts_at', app.instant(t.starts_at),
        'ends_at', app.instant(t.ends_at)
      ) order by t.starts_at), '[]')
      from public.time_off_requests t
      join public.time_off_kinds k on k.company_id = company and k.id = t.kind_id
      where t.company_id = company and t.person_id = me and t.state in ('waiting', 'approved')
        and t.starts_at < to_at and t.ends_at > from_at
    )
  ), '{time_off,requests,availability,open_shifts,crew_today}');
end
$$;

comment on function public.my_schedule(public.day, public.day) is
  'What the caller sees of the schedule: own published shifts between two days (14 back and 42 ahead unless said), '
  'shifts to claim, the crew of today, own requests, availability and time off; in a support visit only shifts and '
  'holidays. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.my_schedule(public.day, public.day) to authenticated;
