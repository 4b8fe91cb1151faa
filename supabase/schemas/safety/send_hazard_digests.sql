create or replace function app.send_hazard_digests(moment timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with weeks as (
    select s.company_id, l.today, (l.today - 7)::timestamp at time zone s.time_zone as begins,
      l.today::timestamp at time zone s.time_zone as ends
    from public.company_settings s
    join app.active_companies() c on c.id = s.company_id
    cross join lateral (select moment at time zone s.time_zone as now) z
    cross join lateral (select z.now::date as today) l
    where extract(isodow from z.now) = 1 and z.now::time >= time '06:00'
  ), counted as (
    select w.company_id, w.today,
      count(*) filter (where h.reported_at >= w.begins and h.reported_at < w.ends)::integer as reported,
      count(*) filter (where h.verified_at >= w.begins and h.verified_at < w.ends)::integer as closed,
      count(*) filter (where h.state <> 'verified')::integer as open,
      count(*) filter (where h.state not in ('resolved', 'verified') and h.due_on < w.today)::integer as overdue
    from weeks w
    join public.hazards h on h.company_id = w.company_id and h.merged_into_id is null
    group by w.company_id, w.today
  ), digests as (
    select c.company_id, c.today, jsonb_build_object('week_from', c.today - 7, 'reported', c.reported,
      'closed', c.closed, 'open', c.open, 'overdue', c.overdue, 'worst', (
        select coalesce(jsonb_agg(to_jsonb(x) order by x.score desc, x.number desc), '[]')
        from (
          select h.number, left(h.what, 120) as what, h.score
          from public.hazards h
          where h.company_id = c.company_id and h.merged_into_id is null and h.state <> 'verified'
          order by h.score desc, h.number desc
          limit 5
        ) x
      )) as payload
    from counted c
    where c.open > 0 or c.reported > 0 or c.closed > 0
  )
  select count(s.id) into told
  from (
    select array_agg(l.person_id) as people, array_agg(d.today::text) as keys, array_agg(d.payload) as payloads
    from digests d
    cross join lateral app.hazard_leads(d.company_id, null) l
    where l.role = 'admin'
  ) m
  cross join lateral app.send_notifications('hazard_digest', m.people, m.keys, m.payloads) s;
  return told;
end
$$;

comment on function app.send_hazard_digests(timestamptz) is
  'On a Monday from six in the company''s zone: tells its admins what was reported and closed in the week before and '
  'what is open, worst first; once a week, and nothing where there is nothing to say. Answers how many are new.';
