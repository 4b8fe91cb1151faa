create or replace function app.wrong_photo_share_field(company uuid, project uuid, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return app.first_wrong(facts, jsonb_build_object(
    'secret_hash', jsonb_typeof(facts -> 'secret_hash') = 'string' and facts ->> 'secret_hash' ~ '^[0-9a-f]{64}$',
    'fields', jsonb_typeof(facts -> 'fields') = 'array' and facts -> 'fields' <@ '["project", "captions", "days"]',
    'photo_ids', app.are_uuids(facts -> 'photo_ids', 100) and facts -> 'photo_ids' <> '[]' and not exists (
      select from jsonb_array_elements_text(facts -> 'photo_ids') i (id)
      where not exists (
        select from public.project_photos p
        join public.attachments a on a.company_id = company and a.id = p.id
        join storage.objects o on o.bucket_id = 'attachments' and o.name = a.path
        where p.company_id = company and p.id::text = i.id and p.project_id = project and not p.is_broken
      )
    ),
    'days', app.is_whole(facts -> 'days', 1, 365)
  ));
end
$$;

comment on function app.wrong_photo_share_field(uuid, uuid, jsonb) is
  'The first field of what to share of a project''s photos that is missing, unknown or not allowed; null when all are '
  'right. Photos must have arrived.';
