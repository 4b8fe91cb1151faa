create or replace function public.read_trail(person uuid, day public.day, purpose text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_own constant boolean := person = app.my_person_id();
  zone text;
  from_at timestamptz;
  to_at timestamptz;
  points jsonb;
begin
  if company is null or not coalesce(is_own or app.my_role() = 'admin', false)
    or not exists (
      select from public.profiles p where p.company_id = company and p.person_id = read_trail.person
    )
  then
    return app.refused('not_found');
  end if;
  if day is null then
    return app.refused_with_detail('invalid_input', 'day');
  end if;
  if not is_own and coalesce(length(trim(purpose)) not between 1 and 500, true) then
    return app.refused('purpose_missing');
  end if;
  zone := app.person_zone(company, person);
  from_at := day::timestamp at time zone zone;
  to_at := (day + 1)::timestamp at time zone zone;
  select coalesce(jsonb_agg(
    jsonb_build_object('at', app.instant(p.at), 'lat', p.lat, 'lng', p.lng, 'accuracy_m', p.accuracy_m) order by p.at
  ), '[]') into points
  from app.location_points p
  where p.company_id = company and p.person_id = any (app.ledger_people(company, read_trail.person))
    and p.at >= from_at and p.at < to_at;

  if not is_own then
    insert into public.location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points)
    values (company, app.my_person_id(), person, from_at, to_at, purpose, jsonb_array_length(points));
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'zone', zone, 'points', points,
    'work', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at), 'breaks', (
            select coalesce(jsonb_agg(
              jsonb_build_object('started_at', app.instant(b.started_at), 'ended_at', app.instant(b.ended_at))
              order by b.started_at
            ), '[]')
            from public.time_breaks b where b.company_id = company and b.entry_id = e.id
          )
        ) order by e.started_at
      ), '[]')
      from public.time_entries e
      where e.company_id = company and e.person_id = app.merged_into(company, read_trail.person)
        and e.state in ('open', 'closed') and e.started_at < to_at
        and (e.ended_at is null or e.ended_at > from_at) and e.started_at > from_at - interval '2 days'
    )
  );
end
$$;

comment on function public.read_trail(uuid, public.day, text) is
  'Where a person was while they worked on a day in their zone, and when they worked, for that person or an admin. A '
  'look at another person needs a purpose and is logged, where that person reads it. Verdict ok or refused '
  '(not_found, invalid_input, purpose_missing).';

grant execute on function public.read_trail(uuid, public.day, text) to authenticated;
