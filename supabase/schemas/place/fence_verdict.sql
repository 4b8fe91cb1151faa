-- packages/domain/src/place has the same rule; both are tested with packages/domain/src/place/cases.
create or replace function app.fence_verdict(
  company uuid, project uuid, lat float8, lng float8, accuracy_m float8, age_ms float8
) returns app.fence_verdict
language plpgsql stable set search_path = ''
as $$
declare
  doubt_m constant float8 := 2 * greatest(accuracy_m, 10);
  nearest record;
begin
  select s.id, measured.distance_m, measured.distance_m - case when s.polygon is null then s.radius_m else 0 end
    as beyond_m
  into nearest
  from public.project_sites s
  cross join lateral (
    select case
      when s.polygon is null then app.arc_m(fence_verdict.lat, fence_verdict.lng, s.lat, s.lng)
      else app.polygon_distance_m(fence_verdict.lat, fence_verdict.lng, s.polygon)
    end as distance_m
  ) measured
  where s.company_id = company and s.project_id = project and s.archived_at is null
  order by 3, s.id
  limit 1;
  if not found then
    return null;
  end if;
  if lat is null or age_ms > 60000 then
    return row('no_fix', null, null)::app.fence_verdict;
  end if;

  return row(
    case
      when nearest.beyond_m <= 0 then 'inside'
      when nearest.beyond_m > doubt_m then 'outside'
      else 'uncertain'
    end,
    nearest.id,
    nearest.distance_m
  )::app.fence_verdict;
end
$$;

comment on function app.fence_verdict(uuid, uuid, float8, float8, float8, float8) is
  'inside, uncertain, outside or no_fix, by the site whose fence is nearest. Null where the project has no site.';
