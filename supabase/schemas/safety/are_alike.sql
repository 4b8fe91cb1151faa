create or replace function app.are_alike(one public.hazards, other public.hazards) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    one.company_id = other.company_id and one.id <> other.id
    and one.merged_into_id is null and other.merged_into_id is null
    and other.reported_at between one.reported_at - interval '24 hours' and one.reported_at + interval '24 hours'
    and app.arc_m(one.lat, one.lng, other.lat, other.lng) <= 50,
    false
  )
$$;

comment on function app.are_alike(public.hazards, public.hazards) is
  'True when two reports may be about the same hazard: within 50 m and 24 hours of each other.';
