create or replace function public.record_trail(person uuid, points jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  counts_for uuid;
  mode text;
  oldest timestamptz;
  wrong text;
  rejected jsonb;
  stored integer;
begin
  if company is null or app.my_role() is null or app.my_person_id() is null then
    return app.refused('not_allowed');
  end if;
  if person is distinct from app.my_person_id() then
    return app.refused_with_detail('invalid_input', 'person');
  end if;
  wrong := app.wrong_trail_field(points);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  -- Locked so that no punch changes the ledger between this check and the commit.
  perform app.lock_people(company, array[person]);
  select 'points.' || s.place - 1 || '.id' into wrong
  from jsonb_array_elements(points) with ordinality s (point, place)
  where exists (
      select from app.location_points p
      where p.company_id = company and p.id = (s.point ->> 'id')::uuid and p.person_id <> person
    )
    or exists (
      select from app.location_rejections r
      where r.company_id = company and r.id = (s.point ->> 'id')::uuid and r.person_id <> person
    )
  order by s.place limit 1;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  counts_for := app.merged_into(company, person);
  select s.location_mode, app.kept_since(c.settings, 'location_trail', now()) into mode, oldest
  from public.company_settings s join public.companies c on c.id = s.company_id where s.company_id = company;
  with said as materialized (
    select distinct on (g.id) g.*
    from (
      select (s.point ->> 'id')::uuid as id, (s.point ->> 'at')::timestamptz as at,
        (s.point ->> 'lat')::double precision as lat, (s.point ->> 'lng')::double precision as lng,
        (s.point ->> 'accuracy_m')::double precision as accuracy_m, s.place
      from jsonb_array_elements(points) with ordinality s (point, place)
    ) g
    order by g.id, g.place
  ), judged as materialized (
    select s.*, case
      when mode <> 'trail' then 'mode_off'
      when s.at < oldest then 'too_old'
      when not app.may_keep_trail(company, person, s.at) then 'not_acknowledged'
      else app.unworked_at(company, counts_for, s.at)
    end as reason
    from said s
    where not exists (
        select from app.location_points p where p.company_id = company and p.id = s.id
      )
      and not exists (
        select from app.location_rejections r where r.company_id = company and r.id = s.id
      )
  ), kept as (
    insert into app.location_points (company_id, id, person_id, at, lat, lng, accuracy_m)
    select company, j.id, person, j.at, j.lat, j.lng, j.accuracy_m from judged j where j.reason is null
    returning 1
  ), counted as (
    insert into app.location_rejections (company_id, id, person_id, day, reason, was_stored)
    select company, j.id, person, (now() at time zone 'UTC')::date, j.reason, false
    from judged j where j.reason is not null
    returning reason
  )
  select (select count(*) from kept), (
    select coalesce(jsonb_object_agg(n.reason, n.points), '{}')
    from (select c.reason, count(*) as points from counted c group by c.reason) n
  )
  into stored, rejected;
  return jsonb_build_object('verdict', 'applied', 'stored', stored, 'rejected', rejected);
end
$$;

comment on function public.record_trail(uuid, jsonb) is
  'Where the caller was, as 1 to 100 points {id, at, lat, lng, accuracy_m}. Each is judged by the ledger at its own '
  'time: off the clock, on a break, without acknowledgement, after the trail was switched off or older than it is '
  'kept, it is not stored, only counted. The same id again does nothing. Verdict applied with what is new, stored and '
  'rejected by reason, or refused as a whole (not_allowed, invalid_input with the field, such as points.3.at).';

grant execute on function public.record_trail(uuid, jsonb) to authenticated;
