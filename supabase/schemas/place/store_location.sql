create or replace function app.store_location(
  punch public.punches, fix app.stated_location, distance_m float8
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punch_locations
    (company_id, punch_id, person_id, occurred_at, lat, lng, accuracy_m, age_ms, mock, distance_m)
  values
    (punch.company_id, punch.id, punch.person_id, punch.occurred_at, fix.lat, fix.lng, fix.accuracy_m, fix.age_ms,
      fix.mock, distance_m);
end
$$;

comment on function app.store_location(public.punches, app.stated_location, float8) is
  'Keeps where a punch was made, apart from the punch.';
