create or replace function app.hazard_share(company uuid, hazard uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when l.id is not null then jsonb_build_object(
    'id', l.id, 'expires_at', app.instant(l.expires_at), 'views', l.views,
    'last_viewed_at', app.instant(l.last_viewed_at), 'fields', l.shown -> 'fields',
    'photos', jsonb_array_length(l.shown -> 'photo_ids')
  ) end
  from app.live_link(company, 'hazard', hazard) l
$$;

comment on function app.hazard_share(uuid, uuid) is
  'How a hazard is shared now, for its admins: until when, what, and how often it was opened; null when it is not.';
