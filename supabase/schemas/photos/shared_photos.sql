create or replace function app.shared_photos(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link constant public.public_links := app.open_link(secret, true);
  fields constant jsonb := link.shown -> 'fields';
begin
  if link.kind is distinct from 'project' then
    return null;
  end if;
  return jsonb_build_object(
    'company', app.company_look(link.company_id),
    'project', case when fields ? 'project' then (
      select p.name from public.projects p where p.company_id = link.company_id and p.id = link.record_id
    ) end,
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id,
        'caption', case when fields ? 'captions' then a.caption end,
        'day', case when fields ? 'days' then p.taken_on end,
        'is_drawn', exists (
          select from storage.objects o
          where o.bucket_id = 'shared-pictures' and o.name = link.company_id || '/' || link.id || '/' || p.id
        )
      ) order by p.taken_at, p.id), '[]')
      from public.project_photos p
      join public.attachments a on a.company_id = p.company_id and a.id = p.id
      where p.company_id = link.company_id and link.shown -> 'photo_ids' ? p.id::text
    )
  );
end
$$;

comment on function app.shared_photos(text) is
  'What is shown of the photos that a secret opens, counted as a view: the company''s look and what the admin chose, '
  'no more. Null for an unknown, expired or revoked secret.';
