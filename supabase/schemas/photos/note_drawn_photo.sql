create or replace function app.note_drawn_photo(company uuid, photo uuid, is_broken boolean) returns void
language sql security definer set search_path = ''
as $$
  update public.project_photos p set drawn_at = now(), is_broken = note_drawn_photo.is_broken
  where p.company_id = company and p.id = photo
$$;

comment on function app.note_drawn_photo(uuid, uuid, boolean) is
  'Notes that a photo has its thumbnail now, or that its bytes are no picture.';
