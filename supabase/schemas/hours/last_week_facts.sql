create or replace function public.last_week_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 300;
  company constant uuid := app.my_company_id();
  zone text;
  first_day date;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select s.time_zone, app.workweek_begun(s.time_zone, (r.rule ->> 'workweek_start')::integer) - 7
  into zone, first_day
  from public.company_settings s, app.company_rules_at(company, app.company_today(company)) r
  where s.company_id = company and r.kind = 'calendar';
  return (
    with week as (
      select first_day::timestamp at time zone zone as starts_at,
        (first_day + 7)::timestamp at time zone zone as ends_at
    ),
    worked as (
      select e.person_id,
        sum(least(e.ended_at, w.ends_at) - greatest(e.started_at, w.starts_at)) as hours
      from public.time_entries e, week w
      -- The same number of days before the week as in app.entries_to_pay, which limits the search to the index on the
      -- start.
      where e.company_id = company and e.state = 'closed' and e.ended_at > w.starts_at
        and e.started_at >= w.starts_at - interval '10 days' and e.started_at < w.ends_at
      group by e.person_id
    ),
    shown as (
      select w.person_id, w.hours from worked w order by w.hours desc, w.person_id limit most
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'as_of', app.instant(now()),
      'from_date', first_day,
      'to_date', first_day + 6,
      'left_out', greatest((select count(*) from worked) - most, 0),
      'rules', app.dated_rules(company),
      'people', coalesce(jsonb_agg(jsonb_build_object(
        'person_id', s.person_id,
        'name', app.person_name(company, s.person_id),
        -- Covers the whole workweek of a date. The company's rules are the same for everyone.
        'facts', app.time_facts(company, s.person_id, first_day, first_day, false) - 'rules'
      ) order by s.hours desc, s.person_id), '[]')
    )
    from shown s
  );
end
$$;

comment on function public.last_week_facts() is
  'For admins, who try other rules on it: what the pay engine needs for the last whole workweek of everyone who '
  'worked in it, no money. At most 300 people, those with the most hours; left_out is how many more worked. Verdict '
  'ok or refused (not_allowed).';

grant execute on function public.last_week_facts() to authenticated;
