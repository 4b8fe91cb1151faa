create or replace function app.photos_to_change(ids uuid[]) returns public.project_photos[]
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.project_photos[];
begin
  perform from public.project_photos p
  where p.company_id = company and p.id = any (ids)
  order by p.id for update;
  select array_agg(p order by p.id) into found
  from public.project_photos p
  join public.attachments a on a.company_id = company and a.id = p.id
  where p.company_id = company and p.id = any (ids) and p.project_id = any (app.my_projects())
    and (app.my_role() in ('admin', 'supervisor') or a.person_id = app.my_person_id());
  return coalesce(found, '{}');
end
$$;

comment on function app.photos_to_change(uuid[]) is
  'Those of the photos that the caller may change or remove, locked: their own, and as an admin or supervisor all of '
  'the projects that they see.';
