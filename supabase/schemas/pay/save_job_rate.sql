create or replace function public.save_job_rate(id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := case when app.my_role() = 'admin' then app.wrong_job_rate(company, facts) end;
  made public.job_rates;
  locked date;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null or save_job_rate.id is null then
    return app.refused_with_detail('invalid_input', coalesce(wrong, 'id'));
  end if;
  made := jsonb_populate_record(null::public.job_rates, facts);
  locked := app.locked_until(company, made.person_id);
  if made.valid_from <= locked then
    return app.refused_as_locked(locked);
  end if;
  -- One change of a company's job rates at a time.
  perform pg_advisory_xact_lock(hashtextextended('job rates:' || company, 0));
  if exists (select from public.job_rates r where r.id = save_job_rate.id) then
    return app.refused('taken');
  end if;
  -- A rate from the same day is replaced, the one before ends, the one after stays.
  update public.job_rates r set removed_at = now(), removed_by = app.my_person_id()
  where r.company_id = company and r.removed_at is null and r.valid_from = made.valid_from
    and (r.person_id, r.project_id, r.cost_code_id, r.classification)
      is not distinct from (made.person_id, made.project_id, made.cost_code_id, trim(made.classification));
  update public.job_rates r set valid_to = made.valid_from
  where r.company_id = company and r.removed_at is null and r.valid_from < made.valid_from
    and (r.valid_to is null or r.valid_to > made.valid_from)
    and (r.person_id, r.project_id, r.cost_code_id, r.classification)
      is not distinct from (made.person_id, made.project_id, made.cost_code_id, trim(made.classification));
  insert into public.job_rates (
    id, company_id, person_id, project_id, cost_code_id, classification, rate, fringe, currency, mode, valid_from,
    valid_to, set_by
  ) values (
    save_job_rate.id, company, made.person_id, made.project_id, made.cost_code_id, trim(made.classification),
    made.rate, made.fringe, made.currency, made.mode, made.valid_from,
    (
      select min(r.valid_from) from public.job_rates r
      where r.company_id = company and r.removed_at is null and r.valid_from > made.valid_from
        and (r.person_id, r.project_id, r.cost_code_id, r.classification)
          is not distinct from (made.person_id, made.project_id, made.cost_code_id, trim(made.classification))
    ),
    app.my_person_id()
  );
  return jsonb_build_object('verdict', 'applied', 'id', save_job_rate.id);
end
$$;

comment on function public.save_job_rate(uuid, jsonb) is
  'An admin sets what some work pays from a day on: {person_id, project_id, cost_code_id, classification, rate, '
  'fringe, currency, mode, valid_from}. Verdict applied or refused (not_allowed, invalid_input with the field, taken, '
  'day_locked with the first free day).';

grant execute on function public.save_job_rate(uuid, jsonb) to authenticated;
