-- What people said to Sarah, as sound, where their company keeps it.

create table public.jsa_clips (
  company_id uuid not null,
  jsa_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  saved_at timestamptz not null default now(),
  path text not null generated always as (company_id::text || '/' || jsa_id::text || '/' || id::text) stored,
  primary key (company_id, jsa_id, id),
  foreign key (company_id, jsa_id) references public.jsa_transcripts (company_id, jsa_id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id)
);
comment on table public.jsa_clips is
  'Recorded answers of a JSA''s transcript, whose lines name them. The bytes are in the bucket voice-clips under '
  'path.';
comment on column public.jsa_clips.id is 'Made by the device.';
create index jsa_clips_person_idx on public.jsa_clips (company_id, person_id);
create unique index jsa_clips_path_idx on public.jsa_clips (path);
alter table public.jsa_clips enable row level security;

-- What records sound uses containers of films, and the first bytes of a file show no more than the container.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('voice-clips', 'voice-clips', false, 500000, '{audio/webm,audio/mp4,audio/ogg,video/webm,video/mp4}')
on conflict (id) do nothing;
