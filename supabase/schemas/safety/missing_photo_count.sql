create or replace function app.missing_photo_count(company uuid, hazard uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.attachments a
  where a.company_id = company and a.record_kind = 'hazard' and a.record_id = hazard and a.comment_id is null
    and a.deleted_at is null
    and not exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = a.path)
$$;

comment on function app.missing_photo_count(uuid, uuid) is
  'How many photos of a hazard''s report and proof are declared and have not arrived.';
