create or replace function public.company_safety_library() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'may_edit', app.my_role() = 'admin',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'kind', i.kind, 'en', i.en, 'es', i.es, 'energy', i.energy, 'high_energy', i.high_energy,
        'level', i.level, 'can_be_direct', i.can_be_direct, 'source', i.source,
        'is_archived', i.archived_at is not null, 'version', i.version
      ) order by i.kind desc, i.en, i.id), '[]')
      from public.safety_library_items i
      where i.company_id = app.my_company_id() and (app.my_role() = 'admin' or i.archived_at is null)
    ),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'steps', jsonb_array_length(t.document -> 'steps'),
        'is_archived', t.archived_at is not null, 'version', t.version,
        'made_from', (
          select jsonb_build_object('id', j.id, 'number', j.number)
          from public.jsas j where j.company_id = t.company_id and j.id = t.made_from
        )
      ) order by t.name, t.id), '[]')
      from public.jsa_templates t
      where t.company_id = app.my_company_id() and (app.my_role() = 'admin' or t.archived_at is null)
    )
  );
end
$$;

comment on function public.company_safety_library() is
  'The company''s own hazards, controls and templates; archived ones for admins only. Refused with not_allowed.';

grant execute on function public.company_safety_library() to authenticated;
