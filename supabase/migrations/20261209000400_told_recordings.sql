-- A recording says when its speaker was told that they would be recorded, and in which wording.

alter table public.jsa_clips
  add column told_at timestamptz,
  add column told_wording integer check (told_wording >= 1),
  add constraint jsa_clips_told_check check ((told_at is null) = (told_wording is null));
comment on column public.jsa_clips.told_at is
  'When its speaker was told on the device that answers are recorded. Null: by an app that told them and kept no note '
  'of it.';
comment on column public.jsa_clips.told_wording is 'Version of the words in which they were told.';

alter table app.platform_settings add column recordings_noted_from timestamptz not null default now();
comment on column app.platform_settings.recordings_noted_from is
  'Recordings of talks that began since must say when their speaker was told; apps before kept no note of it.';
