create or replace function app.auto_out_at(entry public.time_entries, rule jsonb) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  zone constant text := app.known_zone(entry.zone, entry.company_id, entry.person_id, entry.started_at);
  day constant date := (entry.started_at at time zone zone)::date;
begin
  return case rule ->> 'mode'
    when 'at_time' then (
      select min(t.at) from (
        select app.local_instant((day + d) + (rule ->> 'at')::time, zone) as at from generate_series(0, 1) d
      ) t
      where t.at > entry.started_at
    )
    when 'after_start' then entry.started_at + make_interval(hours => (rule ->> 'hours')::integer)
    when 'after_shift' then (
      select p.ends_at + make_interval(hours => (rule ->> 'hours')::integer)
      from public.published_shifts p
      where p.company_id = entry.company_id and p.person_id = entry.person_id and p.canceled_at is null
        and p.starts_at > entry.started_at - interval '2 days'
        and p.starts_at < entry.started_at + app.long_shift() and p.ends_at > entry.started_at
      order by p.starts_at limit 1
    )
  end;
end
$$;

comment on function app.auto_out_at(public.time_entries, jsonb) is
  'When a company''s rule clocks out whoever works on an entry: at the first such local time after the start, or '
  'hours after the start or after the shift that they work on. Null where the rule says nothing, such as '
  'without a shift.';
