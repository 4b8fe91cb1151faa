create or replace function public.list_certified_payrolls(period_from public.day) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'payrolls', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'project_id', f.project_id, 'project', j.name, 'week_from', f.week_from, 'people', f.people
    ) order by f.week_from, j.name, f.project_id), '[]')
    from (
      select l.project_id, l.week_from, count(distinct l.person_id) as people
      from public.timesheets s
      join public.locked_pay_lines l
        on l.company_id = company and l.person_id = s.person_id and l.sheet_from = s.period_from
      where s.company_id = company and s.period_from = list_certified_payrolls.period_from and s.state = 'locked'
        and l.project_id is not null and l.earning in ('regular', 'overtime', 'double_time')
      group by l.project_id, l.week_from
    ) f
    join public.projects j on j.company_id = company and j.id = f.project_id
  ));
end
$$;

comment on function public.list_certified_payrolls(public.day) is
  'For which projects and workweeks the locked timesheets of a pay period have work, for an admin. No money. Verdict '
  'ok or refused (not_allowed).';

grant execute on function public.list_certified_payrolls(public.day) to authenticated;
