-- Buckets. A logo is public: anyone who has its address sees it, without a login too. All else is read
-- by those whom a policy on storage.objects names.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('company-logos', 'company-logos', true, 2000000, '{image/png,image/jpeg,image/webp,image/svg+xml}'),
  ('profile-photos', 'profile-photos', false, 5000000, '{image/png,image/jpeg,image/webp}'),
  ('certificates', 'certificates', false, 10000000, '{application/pdf,image/png,image/jpeg,image/webp}'),
  ('punch-photos', 'punch-photos', false, 2000000, '{image/png,image/jpeg,image/webp}')
on conflict (id) do nothing;
