create or replace function public.read_certified_payroll(project_id uuid, week_from public.day) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  project constant uuid := read_certified_payroll.project_id;
  week constant date := read_certified_payroll.week_from;
  answer jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select jsonb_build_object(
    'verdict', 'ok', 'week_from', week, 'week_to', week + 6,
    'company', jsonb_build_object('name', c.name, 'address', c.address),
    'project', jsonb_build_object('id', j.id, 'name', j.name, 'number', j.number),
    'contract', jsonb_build_object(
      'contract_number', k.contract_number, 'prime_contractor', k.prime_contractor,
      'location', coalesce(k.location, j.address), 'wage_determination', k.wage_determination,
      'fringe_plans', coalesce(k.fringe_plans, '[]'), 'apprentice_programs', coalesce(k.apprentice_programs, '[]')
    )
  ) into answer
  from public.projects j
  join public.companies c on c.id = company
  left join public.project_contracts k on k.company_id = company and k.project_id = j.id
  where j.company_id = company and j.id = project;
  if answer is null or not exists (
    select from public.locked_pay_lines l
    where l.company_id = company and l.project_id = project and l.week_from = week
  ) then
    return app.refused('not_found');
  end if;
  insert into public.payroll_reads (company_id, reader_person_id, period_from)
  values (company, app.my_person_id(), week);
  return answer || jsonb_build_object(
    'number', (
      select count(distinct l.week_from) from public.locked_pay_lines l
      where l.company_id = company and l.project_id = project and l.week_from <= week
    ),
    'currencies', (
      select coalesce(jsonb_agg(distinct l.currency), '[]') from public.locked_pay_lines l
      where l.company_id = company and l.project_id = project and l.week_from = week and l.currency is not null
    ),
    -- People who worked on the project this week, on days that aren't on a locked timesheet.
    'not_locked', (
      select coalesce(jsonb_agg(distinct trim(p.first_name || ' ' || p.last_name)), '[]')
      from public.day_results d
      join public.profiles p on p.company_id = company and p.person_id = d.person_id
      where d.company_id = company and d.date between week and week + 6
        and exists (
          select from jsonb_to_recordset(d.lines) as l (project_id uuid) where l.project_id = project
        )
        and not app.is_locked_day(company, d.person_id, d.date)
    ),
    'workers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'person_id', w.person_id, 'first_name', p.first_name, 'last_name', p.last_name,
        'employee_number', d.employee_number, 'lines', w.lines, 'cents', w.cents,
        'all_cents', (
          select coalesce(sum(l.amount_cents), 0)
          from public.timesheets s
          join public.locked_pay_lines l
            on l.company_id = company and l.person_id = s.person_id and l.sheet_from = s.period_from
          where s.company_id = company and s.person_id = w.person_id and s.period_from >= week - 31
            and l.week_from = week
        ),
        'is_apprentice', f.is_apprentice, 'apprentice_level', f.apprentice_level,
        'fringe_credits', coalesce(f.fringe_credits, '{}'), 'tax_cents', f.tax_cents, 'fica_cents', f.fica_cents,
        'other_cents', f.other_cents, 'other_note', f.other_note, 'net_cents', f.net_cents
      ) order by app.plain_text(p.last_name || ' ' || p.first_name), w.person_id), '[]')
      from (
        select l.person_id, jsonb_agg(l.facts order by l.classification) as lines,
          sum((l.facts ->> 'cents')::bigint) as cents
        from app.certified_lines(company, project, week) l group by l.person_id
      ) w
      join public.profiles p on p.company_id = company and p.person_id = w.person_id
      left join public.person_details d on d.company_id = company and d.person_id = w.person_id
      left join public.certified_pay f
        on f.company_id = company and f.person_id = w.person_id and f.week_from = week
    )
  );
end
$$;

comment on function public.read_certified_payroll(uuid, public.day) is
  'A week of a project as a certified payroll (WH-347) shows it, from locked timesheets and what an admin typed; '
  'every look is logged. For admins. Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.read_certified_payroll(uuid, public.day) to authenticated;
