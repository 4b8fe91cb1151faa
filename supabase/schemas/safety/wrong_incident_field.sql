create or replace function app.wrong_incident_field(company uuid, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return app.first_wrong(facts, jsonb_build_object(
    'establishment_id', exists (
      select from public.establishments e
      where e.company_id = company and e.id::text = facts ->> 'establishment_id'
    ),
    'person_id', exists (
      select from public.profiles p where p.company_id = company and p.person_id::text = facts ->> 'person_id'
    ),
    'hazard_id', facts -> 'hazard_id' = 'null' or exists (
      select from public.hazards h where h.company_id = company and h.id::text = facts ->> 'hazard_id'
    ),
    'job_title', app.is_text_or_null(facts -> 'job_title', 100) and facts -> 'job_title' <> 'null',
    'occurred_on', app.is_date(facts -> 'occurred_on'),
    'occurred_at', facts -> 'occurred_at' = 'null'
      or app.matches_text(facts -> 'occurred_at', '^([01]\d|2[0-3]):[0-5]\d$'),
    'work_began_at', facts -> 'work_began_at' = 'null'
      or app.matches_text(facts -> 'work_began_at', '^([01]\d|2[0-3]):[0-5]\d$'),
    'place', app.is_text_or_null(facts -> 'place', 300) and facts -> 'place' <> 'null',
    'known_at', app.is_instant(facts -> 'known_at'),
    'severity', app.is_choice(facts -> 'severity', 'none', 'death', 'inpatient', 'amputation', 'eye_loss')
      and (facts ->> 'outcome' is distinct from 'death' or facts ->> 'severity' = 'death'),
    'is_recordable', jsonb_typeof(facts -> 'is_recordable') = 'boolean',
    'outcome', app.is_choice(facts -> 'outcome', 'death', 'days_away', 'restricted', 'other'),
    'days_away', app.is_whole(facts -> 'days_away', 0, 10000)
      and case facts ->> 'outcome' when 'days_away' then facts ->> 'days_away' <> '0'
        when 'death' then true else facts ->> 'days_away' = '0' end,
    'days_restricted', app.is_whole(facts -> 'days_restricted', 0, 10000)
      and case facts ->> 'outcome' when 'restricted' then facts ->> 'days_restricted' <> '0'
        when 'other' then facts ->> 'days_restricted' = '0' else true end,
    'is_privacy_case', jsonb_typeof(facts -> 'is_privacy_case') = 'boolean',
    'died_on', app.is_date_or_null(facts -> 'died_on')
      and (facts ->> 'outcome' = 'death') = (facts ->> 'died_on' is not null),
    'is_reported', jsonb_typeof(facts -> 'is_reported') = 'boolean',
    'is_form_done', jsonb_typeof(facts -> 'is_form_done') = 'boolean',
    'kind', app.is_choice(facts -> 'kind', 'injury', 'skin', 'respiratory', 'poisoning', 'hearing', 'other'),
    'doing_before', app.is_text_or_null(facts -> 'doing_before', 1000) and facts -> 'doing_before' <> 'null',
    'what_happened', app.is_text_or_null(facts -> 'what_happened', 1000) and facts -> 'what_happened' <> 'null',
    'injury', app.is_text_or_null(facts -> 'injury', 1000) and facts -> 'injury' <> 'null',
    'harmed_by', app.is_text_or_null(facts -> 'harmed_by', 1000) and facts -> 'harmed_by' <> 'null',
    'was_emergency_room', coalesce(jsonb_typeof(facts -> 'was_emergency_room') in ('boolean', 'null'), false),
    'was_inpatient', coalesce(jsonb_typeof(facts -> 'was_inpatient') in ('boolean', 'null'), false),
    'born_on', app.is_date_or_null(facts -> 'born_on'),
    'hired_on', app.is_date_or_null(facts -> 'hired_on'),
    'sex', facts -> 'sex' = 'null' or app.is_choice(facts -> 'sex', 'F', 'M')
  ));
end
$$;

comment on function app.wrong_incident_field(uuid, jsonb) is
  'The first field of an incident that is missing, unknown or not allowed; null when all are right. Days fit the '
  'outcome, as the Injury Tracking Application asks.';
