create or replace function app.comment_json(c public.comments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id,
    'person', app.person_label(c.company_id, app.merged_into(c.company_id, c.person_id)),
    'is_own', c.person_id = app.my_person_id(),
    'body', case when c.deleted_at is null then c.body end,
    'mentions', case when c.deleted_at is null then (
      select coalesce(jsonb_agg(app.person_label(c.company_id, m.person_id)), '[]')
      from unnest(c.mentions) m (person_id)
    ) else '[]' end,
    'made_at', app.precise_instant(c.made_at), 'stated_at', app.instant(c.stated_at),
    'received_at', app.instant(c.created_at),
    'edited_at', app.instant(c.edited_at),
    'deleted_at', app.instant(c.deleted_at),
    'files', (
      select coalesce(jsonb_agg(app.attachment_json(a) order by a.created_at, a.id), '[]')
      from public.attachments a
      where a.company_id = c.company_id and a.comment_id = c.id and a.deleted_at is null
    )
  )
$$;

comment on function app.comment_json(public.comments) is
  'A comment as screens show it, without its text once it is deleted. For functions that have checked the rights.';
