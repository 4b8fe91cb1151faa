create or replace function public.save_risk_matrix(revision integer, matrix jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.first_wrong(matrix, jsonb_build_object(
    'moderate_from', app.is_whole(matrix -> 'moderate_from', 2, 23),
    'high_from', app.is_whole(matrix -> 'high_from', 2, 24)
      and (matrix ->> 'high_from')::numeric > (matrix ->> 'moderate_from')::numeric,
    'stop_work_from', app.is_whole(matrix -> 'stop_work_from', 2, 25)
      and (matrix ->> 'stop_work_from')::numeric > (matrix ->> 'high_from')::numeric,
    'low_days', app.is_whole(matrix -> 'low_days', 0, 365),
    'moderate_days', app.is_whole(matrix -> 'moderate_days', 0, 365),
    'high_days', app.is_whole(matrix -> 'high_days', 0, 365),
    'stop_work_days', app.is_whole(matrix -> 'stop_work_days', 0, 365)
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if (app.current_risk_matrix(company)).revision is distinct from save_risk_matrix.revision then
    return app.refused('changed_meanwhile');
  end if;
  insert into public.risk_matrices (
    company_id, revision, moderate_from, high_from, stop_work_from, low_days, moderate_days, high_days,
    stop_work_days, changed_by
  )
  select company, save_risk_matrix.revision + 1, m.moderate_from, m.high_from, m.stop_work_from, m.low_days,
    m.moderate_days, m.high_days, m.stop_work_days, app.my_person_id()
  from jsonb_populate_record(null::public.risk_matrices, matrix) m
  on conflict on constraint risk_matrices_pkey do nothing;
  if not found then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'revision', save_risk_matrix.revision + 1);
end
$$;

comment on function public.save_risk_matrix(integer, jsonb) is
  'An admin changes the bands and default due dates over the revision that was read. Hazards keep the rating they '
  'have. Verdict applied with the new revision, or refused (not_allowed, invalid_input with the field in detail, '
  'changed_meanwhile).';

grant execute on function public.save_risk_matrix(integer, jsonb) to authenticated;
