create or replace function app.tell_incident_deadlines(company uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with due as (
    select i.company_id, i.id, i.number, 'report' as what, app.report_due_at(i.severity, i.known_at) as due_at,
      case i.severity when 'death' then interval '2 hours' else interval '6 hours' end as ahead
    from public.incidents i
    where i.severity <> 'none' and i.reported_to_osha_at is null
    union all
    -- Seven calendar days: until the end of the seventh in the company's zone (29 CFR 1904.29(b)(3)).
    select i.company_id, i.id, i.number, 'form',
      ((i.known_at at time zone s.time_zone)::date + 8)::timestamp at time zone s.time_zone, interval '2 days'
    from public.incidents i
    join public.company_settings s on s.company_id = i.company_id
    where i.is_recordable and i.form_done_at is null
  ), moments as (
    -- Immediately for a call, then again before the deadline.
    select d.*, 'now' as moment from due d where d.what = 'report' and now() < d.due_at
    union all
    select d.*, 'soon' from due d where now() >= d.due_at - d.ahead and now() < d.due_at + interval '1 day'
  )
  select count(app.send_notification(
    'incident_deadline', l.person_id, m.id || ' ' || m.what || ' ' || m.moment,
    jsonb_build_object('incident_id', m.id, 'number', m.number, 'what', m.what, 'due_at', app.instant(m.due_at),
      'zone', (select s.time_zone from public.company_settings s where s.company_id = m.company_id))
  )) into told
  from moments m
  cross join lateral app.hazard_leads(m.company_id, null) l
  where l.role = 'admin'
    and (tell_incident_deadlines.company is null or m.company_id = tell_incident_deadlines.company);
  return told;
end
$$;

comment on function app.tell_incident_deadlines(uuid) is
  'Tells the admins of deadlines for incidents, of one company or all: a call to OSHA at once and again before it is '
  'due, form 301 two days before; each once. Answers how many messages are new.';
