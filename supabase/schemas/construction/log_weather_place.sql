create or replace function public.log_weather_place(project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place jsonb;
begin
  if app.my_role() is null or not app.may_write_daily_log(log_weather_place.project_id) then
    return app.refused('not_allowed');
  end if;
  select jsonb_build_object('verdict', 'ok', 'lat', s.lat, 'lng', s.lng) into place
  from public.project_sites s
  where s.company_id = app.my_company_id() and s.project_id = log_weather_place.project_id and s.archived_at is null
  order by s.created_at, s.id limit 1;
  return coalesce(place, app.refused('not_found'));
end
$$;

comment on function public.log_weather_place(uuid) is
  'Where to ask for the weather of a project whose logs the caller may write: its first job site. Refused with '
  'not_allowed, or not_found where it has none.';

grant execute on function public.log_weather_place(uuid) to authenticated;
