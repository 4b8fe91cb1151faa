create or replace function public.save_incident(id uuid, facts jsonb, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
  kept public.incidents;
  given public.incidents;
  saved public.incidents;
begin
  if app.my_role() is distinct from 'admin' or save_incident.id is null then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_incident_field(company, facts);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  select * into kept from public.incidents i where i.company_id = company and i.id = save_incident.id for update;
  if kept.version is distinct from save_incident.version then
    return app.refused('changed_meanwhile');
  end if;
  given := jsonb_populate_record(kept, facts);
  given.company_id := company;
  given.id := save_incident.id;
  -- The time when the incident became known can't be in the future.
  given.known_at := least(given.known_at, now());
  given.reported_to_osha_at := case when (facts ->> 'is_reported')::boolean
    then coalesce(kept.reported_to_osha_at, now()) end;
  given.form_done_at := case when (facts ->> 'is_form_done')::boolean then coalesce(kept.form_done_at, now()) end;
  if kept.id is null then
    given.number := app.next_number(company, 'incident');
    given.version := 1;
    given.updated_at := now();
    insert into public.incidents select given.* returning * into saved;
  else
    update public.incidents i set
      establishment_id = given.establishment_id, person_id = given.person_id, job_title = given.job_title,
      occurred_on = given.occurred_on, occurred_at = given.occurred_at, work_began_at = given.work_began_at,
      place = given.place, known_at = given.known_at, severity = given.severity,
      is_recordable = given.is_recordable, outcome = given.outcome, days_away = given.days_away,
      days_restricted = given.days_restricted, is_privacy_case = given.is_privacy_case, died_on = given.died_on,
      hazard_id = given.hazard_id, reported_to_osha_at = given.reported_to_osha_at, form_done_at = given.form_done_at
    where i.company_id = company and i.id = save_incident.id
    returning * into saved;
  end if;
  delete from public.incident_medical m where m.company_id = company and m.incident_id = saved.id;
  insert into public.incident_medical
  select (jsonb_populate_record(null::public.incident_medical,
    facts || jsonb_build_object('company_id', company, 'incident_id', saved.id))).*;
  perform app.tell_incident_deadlines(company);
  return jsonb_build_object('verdict', 'applied', 'version', saved.version, 'number', saved.number);
end
$$;

comment on function public.save_incident(uuid, jsonb, integer) is
  'An admin records an incident under an id that the device made, or changes it over the version that was read: its '
  'columns, those of incident_medical, is_reported and is_form_done. Verdict applied with version and number, or '
  'refused (not_allowed, invalid_input with the field in detail, changed_meanwhile).';

grant execute on function public.save_incident(uuid, jsonb, integer) to authenticated;
