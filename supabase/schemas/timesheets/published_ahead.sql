create or replace function app.published_ahead(
  company uuid, people uuid[], out person_id uuid, out week_from date, out minutes integer
) returns setof record
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  zone text;
  first_day date;
  ends timestamptz;
begin
  select s.time_zone, app.workweek_begun(s.time_zone, (r.rule ->> 'workweek_start')::integer) into zone, first_day
  from public.company_settings s, app.company_rules_at(company, app.company_today(company)) r
  where s.company_id = company and r.kind = 'calendar';
  ends := (first_day + 7)::timestamp at time zone zone;
  return query
    select p.person_id, first_day,
      sum(greatest(extract(epoch from least(p.ends_at, ends) - w.starts_at) / 60 - p.break_minutes, 0))::integer
    from public.published_shifts p
    cross join lateral (
      -- Open work isn't counted anywhere yet, so a shift that someone is on counts as ahead from their actual start.
      select greatest(p.starts_at, least(now(), coalesce((
        select o.started_at from public.time_entries o
        where p.starts_at < now() and o.company_id = company and o.person_id = p.person_id and o.state = 'open'
          and o.started_at > p.starts_at - interval '12 hours'
      ), now()))) as starts_at
    ) w
    where p.company_id = company and p.person_id = any (people) and p.canceled_at is null
      and p.starts_at > now() - interval '2 days' and p.starts_at < ends and p.ends_at > now()
    group by p.person_id;
end
$$;

comment on function app.published_ahead(uuid, uuid[]) is
  'Minutes of work that people have been told are still to come in the workweek that is under way: who has none is '
  'left out.';
