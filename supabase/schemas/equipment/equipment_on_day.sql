create or replace function app.equipment_on_day(company uuid, project uuid, day date)
returns table (equipment_id uuid, what text, minutes integer)
language sql stable set search_path = ''
as $$
  with zone as (
    select s.time_zone,
      equipment_on_day.day::timestamp at time zone s.time_zone as starts_at,
      (equipment_on_day.day + 1)::timestamp at time zone s.time_zone as ends_at
    from public.company_settings s where s.company_id = company
  ), pieces as (
    select distinct m.equipment_id
    from public.equipment_moves m, zone z
    where m.company_id = company and m.project_id = project and m.at < z.ends_at
  ), moves as (
    select m.*,
      count(*) filter (where m.kind <> 'reading') over (
        partition by m.equipment_id order by m.at, m.received_at, m.id
      ) as stay
    from pieces p
    cross join zone z
    join public.equipment_moves m on m.company_id = company and m.equipment_id = p.equipment_id and m.at < z.ends_at
      -- Starts from the equipment's location at the beginning of the day.
      and m.at >= coalesce((
        select max(b.at) from public.equipment_moves b
        where b.company_id = company and b.equipment_id = p.equipment_id and b.at < z.starts_at
          and b.kind <> 'reading'
      ), '-infinity')
  ), placed as (
    -- A reading belongs to the location of the last move before it.
    select m.*, max(m.project_id::text) over (partition by m.equipment_id, m.stay) = project::text as is_here
    from moves m
  ), spans as (
    select p.equipment_id, p.at as from_at, p.is_here, p.meter as from_meter,
      lead(p.at) over w as to_at, lead(p.meter) over w as to_meter, lead(p.reason) over w as to_reason
    from placed p
    window w as (partition by p.equipment_id order by p.at, p.received_at, p.id)
  )
  select e.id, e.type || ' ' || e.number || coalesce(' · ' || e.model, ''),
    -- Hours belong to the day of the later reading, if the earlier one is from that day or the day before.
    case when e.meter_unit = 'hours' and bool_and(
      s.to_reason is null and (s.from_at at time zone z.time_zone)::date >= equipment_on_day.day - 1
    ) filter (where s.to_at is not null)
      then (sum(s.to_meter - s.from_meter) filter (where s.to_at is not null))::integer * 6
    end
  from spans s
  cross join zone z
  join public.equipment e on e.company_id = company and e.id = s.equipment_id
  where s.is_here and coalesce(s.to_at, z.ends_at) >= z.starts_at
  group by e.company_id, e.id
$$;

comment on function app.equipment_on_day(uuid, uuid, date) is
  'The equipment that was on a project on a day of the company, with the minutes that its meter ran up to the '
  'readings of that day; null where the readings do not say, as after a weekend, and for miles.';
