create or replace function public.read_hazard(hazard_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.hazards;
  today date;
  manages boolean;
  reporter uuid;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_hazard(hazard_id) then
    return app.refused('not_found');
  end if;
  select * into found from public.hazards h where h.company_id = company and h.id = read_hazard.hazard_id;
  today := app.company_today(company);
  manages := app.may_manage_hazard(found);
  select r.person_id into reporter from public.hazard_reporters r
  where r.company_id = company and r.hazard_id = found.id
    and (manages or r.person_id = app.my_person_id());
  return jsonb_build_object(
    'verdict', 'ok',
    'today', today,
    'may_manage', manages,
    'hazard', app.hazard_row(found, today) || jsonb_build_object(
      'what', found.what, 'immediate_action', found.immediate_action, 'energy', found.energy,
      'accuracy_m', found.accuracy_m, 'matrix_revision', found.matrix_revision, 'photo_ids', found.photo_ids,
      'stated_at', app.instant(found.stated_at),
      -- For an anonymous report, this would reveal when a phone had no network.
      'received_at', case when not found.is_anonymous then app.instant(found.received_at) end,
      'triaged_at', app.instant(found.triaged_at),
      'resolved_at', app.instant(found.resolved_at), 'resolved_by', app.person_label(company, found.resolved_by),
      'verified_at', app.instant(found.verified_at), 'verified_by', app.person_label(company, found.verified_by),
      'verified_by_resolver', found.verified_by_resolver,
      'residual_severity', found.residual_severity, 'residual_likelihood', found.residual_likelihood,
      'reporter', app.person_label(company, reporter),
      'merged_into', (
        select jsonb_build_object('id', m.id, 'number', m.number)
        from public.hazards m where m.company_id = company and m.id = found.merged_into_id
      )
    ),
    'steps', (
      select coalesce(jsonb_object_agg(s.step, w.reason), '{}')
      from unnest(array['triage', 'assign', 'start', 'resolve', 'verify', 'reopen']) as s (step)
      cross join lateral (values (app.why_not_step(found, s.step))) as w (reason)
      where w.reason is distinct from 'not_allowed'
    ),
    'may_share', app.my_role() = 'admin',
    'share', case when app.my_role() = 'admin' then app.hazard_share(company, found.id) end,
    'photos', app.record_files(company, 'hazard', found.id),
    'is_assignee', found.assignee_person_id is not distinct from app.my_person_id(),
    'actions', app.hazard_actions(company, found.id, today),
    'timeline', app.hazard_timeline(company, found.id),
    'duplicates', case when manages and found.lat is not null then (
      select coalesce(jsonb_agg(
        app.hazard_row(h, today) order by app.arc_m(found.lat, found.lng, h.lat, h.lng), h.number
      ), '[]')
      from public.hazards h
      where h.company_id = company and app.are_alike(found, h) and h.state <> 'verified'
        and h.reported_at between found.reported_at - interval '24 hours' and found.reported_at + interval '24 hours'
        and app.may_manage_hazard(h)
    ) else '[]' end
  );
end
$$;

comment on function public.read_hazard(uuid) is
  'One hazard with its photos, timeline and actions, the steps that are the caller''s to take with what keeps them '
  'from it (null: nothing), and for who may manage it possible duplicates and the reporter, whom the reporter sees as '
  'well; for admins how it is shared. Refused with not_allowed or not_found.';

grant execute on function public.read_hazard(uuid) to authenticated;
