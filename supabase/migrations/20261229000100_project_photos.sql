-- Photos of projects: files of the record kind project_album, each with where and when it was taken.

-- A kind of its own: the notes of a project list its files, and an album may have thousands.
insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('project_album', 'app.may_read_project', 'app.may_read_project', 'app.may_read_project', 'app.project_readers');

create table public.project_photos (
  company_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  site_id uuid,
  place_verdict text check (place_verdict in ('inside', 'uncertain', 'outside')),
  taken_at timestamptz not null,
  taken_on date not null,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  request_hash bytea not null,
  drawn_at timestamptz,
  is_broken boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check (site_id is not null or place_verdict is null),
  foreign key (company_id, id) references public.attachments (company_id, id),
  foreign key (company_id, project_id) references public.projects (company_id, id),
  foreign key (company_id, site_id) references public.project_sites (company_id, id)
);
comment on table public.project_photos is
  'Photos in the albums of projects. Who took one, its caption and its file are in attachments under the same id. A '
  'removed one has no row here.';
comment on column public.project_photos.place_verdict is
  'Where it was taken, as the phone compared its location with the site; no coordinate reaches the server.';
comment on column public.project_photos.taken_on is 'The day of taken_at in the company''s zone.';
comment on column public.project_photos.drawn_at is
  'When the server has drawn its thumbnail, or found that it can''t: then is_broken.';
create index project_photos_project_idx on public.project_photos (company_id, project_id, taken_at desc, id desc);
create index project_photos_taken_idx on public.project_photos (company_id, taken_at desc, id desc);
create index project_photos_site_idx on public.project_photos (company_id, site_id) where site_id is not null;
create index project_photos_undrawn_idx on public.project_photos (company_id, id) where drawn_at is null;
alter table public.project_photos enable row level security;

-- Small pictures for albums, under the names of those that they are drawn from.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photo-thumbnails', 'photo-thumbnails', false, 1000000, '{image/jpeg}')
on conflict (id) do nothing;
