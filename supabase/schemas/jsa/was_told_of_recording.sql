create or replace function app.was_told_of_recording(saved jsonb, spoken_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(case
    when saved ? 'told' then (saved #>> '{told,at}')::timestamptz <= spoken_at
    else (saved ->> 'made_at')::timestamptz < (select p.recordings_noted_from from app.platform_settings p)
  end, false)
$$;

comment on function app.was_told_of_recording(jsonb, timestamptz) is
  'True when whoever saves a JSA was told of recordings before they said a line. Where the app has no note of '
  'it, only for talks from before such notes.';
