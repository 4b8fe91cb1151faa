create or replace function public.save_labor_burden(id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.first_wrong(facts, jsonb_build_object(
    'person_id', app.is_id_or_null(facts -> 'person_id'),
    'classification', app.is_text_or_null(facts -> 'classification', 100)
      and (facts -> 'classification' = 'null' or facts -> 'person_id' = 'null'),
    'percent', app.is_whole(facts -> 'percent', 0, 50000),
    'valid_from', app.is_date(facts -> 'valid_from')
  ));
  made public.labor_burdens;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null or save_labor_burden.id is null then
    return app.refused_with_detail('invalid_input', coalesce(wrong, 'id'));
  end if;
  made := jsonb_populate_record(null::public.labor_burdens, facts);
  if made.person_id is not null and not app.is_company_person(company, made.person_id) then
    return app.refused_with_detail('invalid_input', 'person_id');
  end if;
  if exists (select from public.labor_burdens b where b.id = save_labor_burden.id and b.company_id <> company) then
    return app.refused('taken');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('labor burdens:' || company, 0));
  -- Replaces one with the same scope and day.
  delete from public.labor_burdens b
  where b.company_id = company and b.id <> save_labor_burden.id and b.valid_from = made.valid_from
    and (b.person_id, b.classification) is not distinct from (made.person_id, trim(made.classification));
  insert into public.labor_burdens as b (id, company_id, person_id, classification, percent, valid_from, set_by)
  values (
    save_labor_burden.id, company, made.person_id, trim(made.classification), made.percent, made.valid_from,
    app.my_person_id()
  )
  on conflict on constraint labor_burdens_pkey do update set
    person_id = excluded.person_id, classification = excluded.classification, percent = excluded.percent,
    valid_from = excluded.valid_from, set_by = excluded.set_by, set_at = now();
  return jsonb_build_object('verdict', 'applied', 'id', save_labor_burden.id);
end
$$;

comment on function public.save_labor_burden(uuid, jsonb) is
  'An admin sets what labor costs on top of its pay from a day on: {person_id, classification, percent, valid_from}, '
  'both null for the company, percent in hundredths. Verdict applied or refused (not_allowed, invalid_input with the '
  'field, taken).';

grant execute on function public.save_labor_burden(uuid, jsonb) to authenticated;
