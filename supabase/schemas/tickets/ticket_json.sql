create or replace function app.ticket_json(t public.work_tickets) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', t.id, 'code', t.code, 'project_id', t.project_id, 'day', t.day, 'what', t.what, 'why', t.why,
    'labor', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', l.what, 'classification', l.classification, 'minutes', l.minutes)
        order by l.position
      ), '[]')
      from public.work_ticket_lines l
      where l.company_id = t.company_id and l.ticket_id = t.id and l.kind = 'labor'
    ),
    'materials', app.ticket_quantities(t, 'material'),
    'equipment', app.ticket_quantities(t, 'equipment'),
    'photos', (
      select coalesce(jsonb_agg(app.attachment_json(a) || jsonb_build_object('sha256', a.sha256)
        order by a.created_at, a.id), '[]')
      from public.attachments a
      where a.company_id = t.company_id and a.record_kind = 'ticket' and a.record_id = t.id
        and a.comment_id is null and a.deleted_at is null
    )
  )
$$;

comment on function app.ticket_json(public.work_tickets) is
  'A ticket as the customer reads and signs it. For functions that have checked the rights.';
