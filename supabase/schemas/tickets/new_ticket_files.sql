create or replace function app.new_ticket_files(company uuid, ticket_id uuid, files jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(f.value order by f.place), '[]')
  from jsonb_array_elements(files) with ordinality as f (value, place)
  where not exists (
    select from public.attachments a
    where a.company_id = company and a.id = (f.value ->> 'id')::uuid and a.record_kind = 'ticket'
      and a.record_id = new_ticket_files.ticket_id and a.comment_id is null and a.deleted_at is null
      and a.sha256 = f.value ->> 'sha256'
  )
$$;

comment on function app.new_ticket_files(uuid, uuid, jsonb) is
  'Those of a list of files that the ticket does not have yet.';
