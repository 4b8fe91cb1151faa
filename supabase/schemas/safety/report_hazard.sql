create or replace function public.report_hazard(hazard_id uuid, report jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is null or hazard_id is null then
    return app.refused('not_allowed');
  end if;
  return app.add_hazard(app.my_company_id(), hazard_id, report, app.my_person_id());
end
$$;

comment on function public.report_hazard(uuid, jsonb) is
  'A member reports a hazard under an id that the device made: {v: 2, what, place, immediate_action, energy, '
  'project_id, location: {lat, lng, accuracy_m}, severity, likelihood, reported_at, '
  'files: [{id, mime_type, size, sha256, caption}], ticket_hash}, null where unknown; the photos'' bytes follow. '
  'Older apps send v: 1 with photo_ids instead. '
  'Verdict applied or replayed with number and band, or refused (not_allowed, invalid_input with the field in detail, '
  'other_payload).';

grant execute on function public.report_hazard(uuid, jsonb) to authenticated;
