create or replace function public.board_shifts(from_date public.day, to_date public.day) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  caller_role constant text := app.my_role();
  zone text;
  from_at timestamptz;
  to_at timestamptz;
  places jsonb;
begin
  if caller_role is null or caller_role = 'employee' then
    return app.refused('not_allowed');
  end if;
  if from_date is null or to_date is null or to_date < from_date or to_date > from_date + 61 then
    return app.refused_with_detail('invalid_input', 'to_date');
  end if;
  select s.time_zone into zone from public.company_settings s where s.company_id = company;
  from_at := app.local_instant(from_date::timestamp, zone);
  to_at := app.local_instant((to_date + 1)::timestamp, zone);
  places := app.board_places(company);
  return jsonb_build_object(
    'verdict', 'ok', 'from_date', from_date, 'to_date', to_date, 'today', app.company_today(company),
    'now', app.instant(now()), 'zone', zone, 'workweek_start', app.workweek_start_on(company, from_at),
    'may_edit_all', caller_role = 'admin', 'rules', app.rules_of_schedule(company),
    'shifts', app.board_rows(company, app.my_schedulable_shifts(from_at, to_at)),
    'people', app.schedule_people(company, from_at, to_at),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'on_date', h.on_date, 'name', h.name)
        order by h.on_date), '[]')
      from public.holidays h
      where h.company_id = company and h.on_date between board_shifts.from_date and board_shifts.to_date
    ),
    'demand', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'project_id', d.project_id, 'on_date', d.on_date, 'people', d.people
      ) order by d.on_date, d.project_id), '[]')
      from public.project_demand d
      where d.company_id = company and d.on_date between board_shifts.from_date and board_shifts.to_date
    ),
    'requests_waiting', (
      select count(*) from public.shift_requests r
      where r.company_id = company and r.state = 'waiting' and app.may_decide_request(r)
    ) + (
      select count(*) from public.time_off_requests t
      where t.company_id = company and t.state = 'waiting' and app.may_decide_time_off(t.person_id)
    ),
    'crews', places -> 'crews', 'projects', places -> 'projects', 'cost_codes', places -> 'cost_codes'
  );
end
$$;

comment on function public.board_shifts(public.day, public.day) is
  'The board between two days, at most 62: shifts with their drafts, people with what their shifts are judged by, and '
  'places; an admin''s of the whole company, a supervisor''s of the own crews. Verdict ok or refused (not_allowed, '
  'invalid_input).';

grant execute on function public.board_shifts(public.day, public.day) to authenticated;
