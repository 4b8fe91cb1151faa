-- docs/decisions/0282-a-report-is-facts-by-group.md
create or replace function public.read_report(report text, group_by text, period jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope constant record := app.report_scope(report, group_by, period);
  is_by_time constant boolean := coalesce(group_by in ('day', 'week', 'month'), false);
  is_by_day constant boolean := coalesce(group_by in ('day', 'week', 'crew'), false);
begin
  if scope.refusal is not null then
    return scope.refusal;
  end if;
  return (
    with rows as materialized (
      select r.key, r.figures
      from app.report_rows(
        report, group_by, scope.company, scope.is_admin, scope.people, scope.from_date, scope.to_date, is_by_day
      ) r
    ), parts as (
      select r.key, false as is_total, r.figures from rows r
      union all
      select null, true, r.figures from rows r where group_by <> 'crew'
      union all
      -- Someone in two crews counts in each crew, and once in the total.
      select null, true, f.figures
      from app.report_facts(
        report, scope.company, scope.is_admin, scope.people, scope.from_date, scope.to_date, is_by_day
      ) f
      where group_by = 'crew'
    ), sums as (
      select p.key, p.is_total, array_remove(array[
        sum(p.figures[1]), sum(p.figures[2]), sum(p.figures[3]), sum(p.figures[4]), sum(p.figures[5])
      ]::bigint[], null) as figures
      from parts p group by p.key, p.is_total
    ), groups as (
      select s.key, s.figures, app.report_group_name(scope.company, group_by, s.key) as name
      from sums s where not s.is_total
    )
    select jsonb_build_object(
      'verdict', 'ok', 'from', scope.from_date, 'to', scope.to_date,
      'currency', app.company_currency(scope.company),
      'groups', coalesce((
        select jsonb_agg(
          jsonb_build_object('key', g.key, 'name', g.name, 'figures', to_jsonb(g.figures))
          order by case when is_by_time then g.key end, g.figures[1] desc, g.name, g.key
        )
        from groups g
      ), '[]'),
      'total', coalesce((select to_jsonb(s.figures) from sums s where s.is_total), '[]')
    )
  );
end
$$;

comment on function public.read_report(text, text, jsonb) is
  'A report for supervisors (their crews, no money) and admins: its figures by project, code, person, crew, day, week '
  'or month over a period {kind, from, to}, most first, and in all. Verdict ok or refused (not_allowed, invalid_input '
  'with the field).';

grant execute on function public.read_report(text, text, jsonb) to authenticated;
