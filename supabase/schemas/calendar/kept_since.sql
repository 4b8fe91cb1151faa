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
  end
$$;

comment on function app.kept_since(jsonb, text, timestamptz) is
  'Records of a kind that are older than this are no longer kept, by a company''s settings. The bounds and what '
  'applies where nothing is chosen are those of packages/contract/src/retention.ts.';
