create or replace function app.record_files(company uuid, record_kind text, record_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(app.attachment_json(a) order by a.created_at, a.id), '[]')
  from public.attachments a
  where a.company_id = company and a.record_kind = record_files.record_kind
    and a.record_id = record_files.record_id and a.comment_id is null and a.deleted_at is null
$$;

comment on function app.record_files(uuid, text, uuid) is
  'The files that came with a record itself, not with a comment. For functions that have checked the rights.';
