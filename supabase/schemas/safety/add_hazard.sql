create or replace function app.add_hazard(company uuid, hazard uuid, report jsonb, reporter uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  is_anonymous constant boolean := reporter is null;
  digest constant bytea := sha256(convert_to(is_anonymous || ' ' || report::text, 'UTF8'));
  files constant jsonb := coalesce(report -> 'files', '[]');
  wrong text;
  matrix public.risk_matrices;
  rated text;
  told timestamptz;
  received timestamptz := now();
  kept public.hazards;
begin
  select * into kept from public.hazards h where h.company_id = company and h.id = hazard;
  if kept.id is null then
    wrong := app.wrong_hazard_field(company, report);
    if wrong is not null then
      return app.refused_with_detail('invalid_input', wrong);
    end if;
    if app.has_attachment(company, files) then
      return app.refused('other_payload');
    end if;
    matrix := app.current_risk_matrix(company);
    rated := app.risk_band(matrix, (report ->> 'severity')::integer, (report ->> 'likelihood')::integer);
    -- A device's clock may be ahead.
    told := least((report ->> 'reported_at')::timestamptz, received);
    if is_anonymous then
      told := date_trunc('hour', told, 'UTC');
      received := date_trunc('hour', received, 'UTC');
    end if;
    insert into public.hazards (
      company_id, id, number, is_anonymous, what, place, immediate_action, energy, project_id, lat, lng, accuracy_m,
      severity, likelihood, band, matrix_revision, due_on, reported_at, received_at, updated_at, photo_ids,
      ticket_hash, report_hash, stated_at
    ) values (
      company, hazard, app.next_number(company, 'hazard'), is_anonymous, report ->> 'what', report ->> 'place',
      report ->> 'immediate_action', report ->> 'energy', (report ->> 'project_id')::uuid,
      (report #>> '{location,lat}')::float8, (report #>> '{location,lng}')::float8,
      (report #>> '{location,accuracy_m}')::integer, (report ->> 'severity')::smallint,
      (report ->> 'likelihood')::smallint, rated, matrix.revision,
      app.company_today(company) + app.default_due_days(matrix, rated), told, received, received,
      app.photo_ids_of(report),
      case when is_anonymous then decode(report ->> 'ticket_hash', 'hex') end,
      digest, case when not is_anonymous then nullif((report ->> 'reported_at')::timestamptz, told) end
    )
    on conflict on constraint hazards_pkey do nothing
    returning * into kept;
    if kept.id is not null then
      insert into public.hazard_events (company_id, hazard_id, sequence, id, kind, at, request_hash)
      values (company, hazard, 1, hazard, 'reported', told, digest);
      if not is_anonymous then
        insert into public.hazard_reporters (company_id, hazard_id, person_id) values (company, hazard, reporter);
      end if;
      perform app.add_attachments(company, 'hazard', hazard, reporter, null, files);
      return jsonb_build_object('verdict', 'applied', 'number', kept.number, 'band', kept.band);
    end if;
    select * into kept from public.hazards h where h.company_id = company and h.id = hazard;
  end if;
  if kept.report_hash <> digest then
    return app.refused('other_payload');
  end if;
  return jsonb_build_object('verdict', 'replayed', 'number', kept.number, 'band', kept.band);
end
$$;

comment on function app.add_hazard(uuid, uuid, jsonb, uuid) is
  'Stores a report under the id that the device made; without a reporter nothing says who sent it, and its times are '
  'cut to the hour.';
