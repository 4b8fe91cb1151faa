create or replace function app.waiting_reminders(as_of timestamptz)
returns table (company_id uuid, person_id uuid, kind text, about uuid, due_at timestamptz, payload jsonb)
language sql stable security definer set search_path = ''
as $$
  -- Requests for approvers, as long as they are waiting.
  select r.company_id, a, 'request_waiting', r.id, r.asked_at, jsonb_build_object(
    'name', trim(n.first_name || ' ' || n.last_name), 'what', r.kind, 'starts_local', to_char(
      p.starts_local, 'YYYY-MM-DD"T"HH24:MI'
    )
  )
  from public.shift_requests r
  join public.profiles n on n.company_id = r.company_id and n.person_id = r.person_id
  join public.published_shifts p on p.company_id = r.company_id and p.id = r.shift_id
  left join public.published_shifts o on o.company_id = r.company_id and o.id = r.other_shift_id
  cross join lateral app.approvers_of(
    r.company_id, array_remove(array[r.person_id, r.other_person_id], null),
    array_remove(array[p.crew_id, o.crew_id], null), as_of
  ) a
  where r.state = 'waiting' and r.asked_at <= as_of and r.asked_at > as_of - interval '3 days'
    and a <> all (r.approved_by)
  union all
  select t.company_id, a, 'request_waiting', t.id, t.asked_at, jsonb_build_object(
    'name', trim(n.first_name || ' ' || n.last_name), 'what', 'time_off',
    'starts_local', t.first_day::text || 'T00:00'
  )
  from public.time_off_requests t
  join public.profiles n on n.company_id = t.company_id and n.person_id = t.person_id
  cross join lateral app.approvers_of(t.company_id, array[t.person_id], '{}', as_of) a
  where t.state = 'waiting' and t.asked_at <= as_of and t.asked_at > as_of - interval '3 days'
  union all
  -- From seven in the morning after a pay period, as long as the timesheet isn't signed.
  select s.company_id, w.person_id, 'sheet_to_sign', w.person_id, d.due_at, jsonb_build_object(
    'period_from', e.period_from, 'period_to', e.period_to
  )
  from public.company_settings s
  cross join lateral (select (as_of at time zone s.time_zone)::date as today) h
  cross join lateral app.pay_period(s.company_id, h.today) c
  cross join lateral app.pay_period(s.company_id, c.period_from - 1) e
  cross join lateral (select ((e.period_to + 1) + time '07:00') at time zone s.time_zone as due_at) d
  cross join lateral (
    select array_agg(r.person_id) as people
    from (
      select r.person_id from public.day_results r
      join public.profiles p on p.company_id = r.company_id and p.person_id = r.person_id and p.has_login
      where r.company_id = s.company_id and r.date between e.period_from and e.period_to
      group by r.person_id
      having sum(r.regular_minutes + r.overtime_minutes + r.double_minutes) > 0
    ) r
    where not exists (
      select from public.timesheets t
      where t.company_id = s.company_id and t.person_id = r.person_id and t.period_from = e.period_from
        and t.state in ('signed', 'approved', 'locked')
    ) and not exists (
      -- People who were already notified aren't checked again every minute.
      select from public.reminder_log l
      where l.company_id = s.company_id and l.person_id = r.person_id and l.kind = 'sheet_to_sign'
        and l.about = r.person_id and l.due_at = d.due_at
    )
  ) unsigned
  cross join lateral (
    select unnest(unsigned.people) as person_id
    except
    select u.person_id from app.unsettled_people(s.company_id, unsigned.people, e.period_from, e.period_to) u
  ) w
  where d.due_at <= as_of and d.due_at > as_of - interval '3 days'
    and app.approval_rule(s.company_id, e.period_to) ->> 'employee_signs' = 'true'
  union all
  -- Thirty days and a week before a certificate expires, unless there is a newer one; for people without a login,
  -- their admins are notified.
  select c.company_id, w.person_id, 'certificate_expiring', c.id, d.due_at, jsonb_build_object(
    'certificate', c.kind, 'expires_on', c.expires_on,
    'name', case when w.person_id <> c.person_id then app.person_name(c.company_id, c.person_id) end
  )
  from public.certificates c
  join public.company_settings s on s.company_id = c.company_id
  join public.profiles p on p.company_id = c.company_id and p.person_id = c.person_id
  cross join unnest(array[30, 7]) ahead
  cross join lateral (select (c.expires_on - ahead + time '07:00') at time zone s.time_zone as due_at) d
  cross join lateral (
    select c.person_id where p.has_login
    union all
    select m.person_id from public.memberships m
    where not p.has_login and m.company_id = c.company_id and m.role = 'admin' and m.valid_from <= as_of
      and (m.valid_to is null or m.valid_to > as_of)
  ) w
  where c.expires_on is not null and d.due_at <= as_of and d.due_at > as_of - interval '3 days'
    and exists (select from app.members_at(c.company_id, as_of) m where m.person_id = c.person_id)
    and not exists (
      select from public.certificates n
      where n.company_id = c.company_id and n.person_id = c.person_id and n.kind = c.kind
        and (n.expires_on is null or n.expires_on > c.expires_on)
    )
$$;

comment on function app.waiting_reminders(timestamptz) is
  'What waits for someone and stays true until they act: requests for approvers, a timesheet to sign from seven in '
  'the morning after its period, a certificate thirty and seven days before it expires. Each with when it was due; '
  'what was due more than three days ago, and a timesheet that someone was told of, are left out.';
