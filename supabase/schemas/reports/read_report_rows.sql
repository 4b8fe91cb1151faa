create or replace function public.read_report_rows(
  report text, group_by text, period jsonb, within jsonb default '{}', after integer default 0,
  page_size integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope constant record := app.report_scope(report, group_by, period);
begin
  if scope.refusal is not null then
    return scope.refusal;
  end if;
  if jsonb_typeof(within) is distinct from 'object' or length(within::text) > 200
    or coalesce(jsonb_typeof(within -> 'key') not in ('string', 'null'), false) then
    return app.refused_with_detail('invalid_input', 'within');
  end if;
  if coalesce(after not between 0 and 10000000, true) then
    return app.refused_with_detail('invalid_input', 'after');
  end if;
  if coalesce(page_size not between 1 and 5000, true) then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  return (
    with rows as materialized (
      -- Without a group, someone in two crews counts once.
      select r.date, r.person_id, r.project_id, r.cost_code_id, r.figures
      from app.report_rows(
        report, case when within ? 'key' then group_by end, scope.company, scope.is_admin, scope.people,
        scope.from_date, scope.to_date, true
      ) r
      where not within ? 'key' or r.key is not distinct from within ->> 'key'
    ), page as (
      select r.* from rows r
      order by r.date desc, r.person_id, r.project_id, r.cost_code_id
      offset after limit page_size
    )
    select jsonb_build_object(
      'verdict', 'ok', 'matching', (select count(*) from rows),
      'rows', coalesce(jsonb_agg(
        jsonb_build_object(
          'date', p.date, 'person_id', p.person_id, 'person', app.person_name(scope.company, p.person_id),
          'project', app.report_group_name(scope.company, 'project', p.project_id::text),
          'code', app.report_group_name(scope.company, 'code', p.cost_code_id::text),
          'figures', to_jsonb(p.figures)
        ) order by p.date desc, p.person_id, p.project_id, p.cost_code_id
      ), '[]'),
      'next', case when (select count(*) from rows) > after + page_size then after + page_size end
    )
    from page p
  );
end
$$;

comment on function public.read_report_rows(text, text, jsonb, jsonb, integer, integer) is
  'What a figure of read_report is made of, newest first: within {key} the rows of one group, {} all of them, a page '
  'at a time from a place on. Verdict ok or refused (not_allowed, invalid_input with the field).';

grant execute on function public.read_report_rows(text, text, jsonb, jsonb, integer, integer) to authenticated;
