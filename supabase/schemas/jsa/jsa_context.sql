create or replace function public.jsa_context(project_id uuid default null, copied_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  settings constant jsonb := (select c.settings from public.companies c where c.id = company);
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if project_id is not null and not coalesce(project_id = any (app.my_projects()), false) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'emergency', app.emergency_plan_json(company, jsa_context.project_id),
    'may_edit_emergency', project_id is not null and app.my_role() in ('admin', 'supervisor'),
    'shift_end', app.instant(app.shift_end_for_jsa(company, me, jsa_context.project_id)),
    'previous', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'number', l.number, 'made_at', app.instant(l.made_at), 'document', l.document
      ) order by l.id is not distinct from copied_id desc, l.made_at desc, l.number desc), '[]')
      from (
        select j.id, j.number, j.made_at, j.document from public.jsas j
        where j.company_id = company
          and (j.project_id is not distinct from jsa_context.project_id or j.id = copied_id)
          and app.may_read_jsa(j.id)
        order by j.id is not distinct from copied_id desc, j.made_at desc, j.number desc limit 5
      ) l
    ),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', i.kind, 'en', i.en, 'es', i.es, 'energy', i.energy, 'high_energy', i.high_energy, 'level', i.level,
        'can_be_direct', i.can_be_direct
      ) order by i.kind desc, i.en, i.id), '[]')
      from public.safety_library_items i where i.company_id = company and i.archived_at is null
    ),
    'templates', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', t.name, 'document', t.document) order by t.name, t.id), '[]'
      )
      from public.jsa_templates t where t.company_id = company and t.archived_at is null
    ),
    'voice', jsonb_build_object(
      'server_speech', coalesce((settings -> 'voice' ->> 'server_speech')::boolean, false),
      'keep_audio', coalesce((settings -> 'voice' ->> 'keep_audio')::boolean, false),
      'suggestions', coalesce((settings -> 'voice' ->> 'suggestions')::boolean, false),
      'filing', coalesce((settings -> 'filing' ->> 'language_model')::boolean, false)
    ) || case
      -- An app that can't tell people about recordings gets no period, and so records nothing.
      when app.is_kept_until_signed(settings) then '{"audio_until_signed": true}'
      else jsonb_build_object(
        'audio_days', extract(day from now() - app.kept_since(settings, 'voice_audio', now()))
      )
    end
  );
end
$$;

comment on function public.jsa_context(uuid, uuid) is
  'What a talk about a job can begin with: the project''s emergency plan, when the shift ends, the latest five JSAs '
  'there (first the one that is to be copied, from wherever), the company''s hazards, controls and templates, and '
  'what the company allows with voices. Refused with not_allowed or not_found.';

grant execute on function public.jsa_context(uuid, uuid) to authenticated;
