create or replace function app.counted_day(
  company uuid, punch public.punches, out person_id uuid, out entry_id uuid, out zone text, out date date
)
language plpgsql stable set search_path = ''
as $$
declare
  started_at timestamptz;
begin
  person_id := app.merged_into(company, punch.person_id);
  select e.id, e.zone, e.started_at into entry_id, zone, started_at
  from public.time_entries e
  where e.company_id = company and e.person_id = counted_day.person_id and e.state <> 'void'
    and e.started_at <= punch.occurred_at and coalesce(e.ended_at >= punch.occurred_at, true)
  order by e.started_at desc limit 1;
  zone := app.known_zone(
    coalesce(zone, punch.zone), company, person_id, punch.occurred_at, punch.utc_offset_minutes
  );
  date := (coalesce(started_at, punch.occurred_at) at time zone zone)::date;
end
$$;

comment on function app.counted_day(uuid, public.punches) is
  'For whom a punch counts, in which entry, and on which day of their timesheet.';
