create or replace function app.shared_hazard(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link constant public.public_links := app.open_link(secret, true);
  fields constant jsonb := link.shown -> 'fields';
  h public.hazards;
begin
  select * into h from public.hazards x where x.company_id = link.company_id and x.id = link.record_id;
  if link.kind is distinct from 'hazard' or h.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'company', app.company_look(h.company_id),
    'link_id', link.id,
    'number', h.number,
    'what', h.what,
    'place', case when fields ? 'place' then h.place end,
    'project', case when fields ? 'project' then (
      select p.name from public.projects p where p.company_id = h.company_id and p.id = h.project_id
    ) end,
    'band', case when fields ? 'risk' then h.band end,
    'state', case when fields ? 'state' then h.state end,
    'reported_on', case when fields ? 'reported_on' then (
      select (h.reported_at at time zone s.time_zone)::date from public.company_settings s
      where s.company_id = h.company_id
    ) end,
    'immediate_action', case when fields ? 'immediate_action' then h.immediate_action end,
    'actions', case when fields ? 'actions' then (
      select coalesce(jsonb_agg(jsonb_build_object('what', a.what, 'is_done', a.state = 'done')
        order by a.created_at, a.id), '[]')
      from public.corrective_actions a
      where a.company_id = h.company_id and a.hazard_id = h.id and a.state <> 'canceled'
    ) else '[]' end,
    'pictures', (
      select coalesce(jsonb_agg(p.id order by p.place), '[]')
      from jsonb_array_elements_text(link.shown -> 'photo_ids') with ordinality p (id, place)
      join storage.objects o on o.bucket_id = 'shared-pictures'
        and o.name = link.company_id || '/' || link.id || '/' || p.id
    )
  );
end
$$;

comment on function app.shared_hazard(text) is
  'What is shown of the hazard that a secret opens, counted as a view: the company''s look, its text and what the '
  'admin chose, no more. Null for an unknown, expired or revoked secret.';
