create or replace function app.announcement_json(announcement app.announcements) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', announcement.id, 'text_en', announcement.text_en, 'text_es', announcement.text_es,
    'audience', announcement.audience, 'starts_at', app.instant(announcement.starts_at),
    'ends_at', app.instant(announcement.ends_at), 'version', announcement.version,
    'state', case
      when announcement.ends_at <= now() then 'over'
      when announcement.starts_at > now() then 'upcoming'
      else 'shown'
    end
  )
$$;

comment on function app.announcement_json(app.announcements) is
  'An announcement as the console reads it.';
