create or replace function public.read_checklist(checklist_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.checklists;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_checklist(checklist_id) then
    return app.refused('not_found');
  end if;
  select * into found from public.checklists c where c.company_id = company and c.id = read_checklist.checklist_id;
  return jsonb_build_object('verdict', 'ok', 'checklist', app.checklist_row(found) || jsonb_build_object(
    'language', found.language, 'asks_call', found.asks_call,
    'stated_at', app.instant(found.stated_at), 'received_at', app.instant(found.received_at),
    'answers', found.answers,
    'questions', (
      select r.questions from public.checklist_revisions r
      where r.company_id = company and r.template_id = found.template_id and r.revision = found.revision
    ),
    'photos', (
      select coalesce(jsonb_agg(app.attachment_json(a) order by a.created_at, a.id), '[]')
      from public.attachments a
      where a.company_id = company and a.record_kind = 'checklist' and a.record_id = found.id
        and a.comment_id is null and a.deleted_at is null
    ),
    'hazards', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'number', h.number) order by h.number), '[]')
      from public.hazards h
      where h.company_id = company
        and h.id in (select (p #>> '{}')::uuid from jsonb_path_query(found.answers, '$.*.hazard_id') p)
    )
  ));
end
$$;

comment on function public.read_checklist(uuid) is
  'One answered checklist with the questions as they were asked, its photos and the hazards that it raised. Refused '
  'with not_allowed or not_found.';

grant execute on function public.read_checklist(uuid) to authenticated;
