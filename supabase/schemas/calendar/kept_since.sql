create or replace function app.kept_since(settings jsonb, kind text, at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case kind
    when 'voice_audio' then
      at - make_interval(days => coalesce(app.retention_number(settings, kind, 'days', 1, 365), 30))
    when 'time_cards' then
      at - make_interval(years => coalesce(app.retention_number(settings, kind, 'years', 2, 30), 2))
    when 'punch_coordinates' then
      coalesce(
        at - make_interval(days => app.retention_number(settings, kind, 'days', 1, 3650)),
        at - make_interval(
          years => coalesce(app.retention_number(settings, 'time_cards', 'years', 2, 30), 2))
      )
    when 'location_trail' then
      at - make_interval(days => coalesce(app.retention_number(settings, kind, 'days', 1, 3650), 60))
    when 'location_rejections' then at - interval '60 days'
    when 'device_changes' then at - interval '60 days'
    when 'device_reports' then at - interval '30 days'
    when 'message_log' then at - interval '400 days'
    when 'reminder_log' then at - interval '400 days'
    when 'inbox' then at - interval '60 days'
    when 'error_reports' then at - interval '30 days'
  end
$$;

comment on function app.kept_since(jsonb, text, timestamptz) is
  'Records of a kind that are older than this are no longer kept, by a company''s settings. The bounds, what applies '
  'where nothing is chosen and the periods that no one chooses are those of packages/contract/src/retention.ts.';
