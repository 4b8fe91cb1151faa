create or replace function public.read_punch_locations(
  person uuid, from_at public.instant, to_at public.instant, purpose text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_own constant boolean := person = app.my_person_id();
  points jsonb;
begin
  if not coalesce(app.sees_person(company, person), false)
    or not exists (
      select from public.profiles p where p.company_id = company and p.person_id = person
    )
  then
    return app.refused('not_found');
  end if;
  if from_at is null or to_at is null or to_at < from_at or to_at - from_at > interval '31 days' then
    return app.refused('invalid_input');
  end if;
  if not is_own and coalesce(length(trim(purpose)) not between 1 and 500, true) then
    return app.refused('purpose_missing');
  end if;

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'punch_id', l.punch_id, 'kind', p.kind, 'occurred_at', app.instant(l.occurred_at), 'zone', p.zone,
      'lat', l.lat, 'lng', l.lng, 'accuracy_m', l.accuracy_m, 'age_ms', l.age_ms, 'mock', l.mock,
      'distance_m', l.distance_m, 'site_id', p.site_id, 'place_verdict', p.place_verdict
    ) order by l.occurred_at
  ), '[]') into points
  from public.punch_locations l
  join public.punches p on p.company_id = l.company_id and p.id = l.punch_id
  where l.company_id = company and l.person_id = person and l.occurred_at between from_at and to_at;

  if not is_own then
    insert into public.location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points)
    values (company, app.my_person_id(), person, from_at, to_at, purpose, jsonb_array_length(points));
  end if;
  return jsonb_build_object('verdict', 'ok', 'points', points);
end
$$;

comment on function public.read_punch_locations(uuid, public.instant, public.instant, text) is
  'Where a person''s punches of at most 31 days were made, for that person, who leads them, or an admin. A look at '
  'another person needs a purpose and is logged. Verdict ok or refused (not_found, invalid_input, purpose_missing).';

grant execute on function public.read_punch_locations(uuid, public.instant, public.instant, text) to authenticated;
