create or replace function public.read_payroll_export(id uuid, format text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  export public.payroll_exports;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if format is not null and app.payroll_system(format) is null then
    return app.refused_with_detail('invalid_input', 'format');
  end if;
  select * into export from public.payroll_exports e
  where e.company_id = company and e.id = read_payroll_export.id;
  if export.id is null then
    return app.refused('not_found');
  end if;
  -- The app polls a file that is being written; only the finished file counts as access to money.
  if export.state <> 'waiting' then
    insert into public.payroll_reads (company_id, reader_person_id, period_from, export_id)
    values (company, app.my_person_id(), export.period_from, export.id);
  end if;
  return app.export_json(export) || jsonb_build_object(
    'verdict', 'ok',
    'problems', case when format is not null and export.state = 'done' then app.payroll_problems_json(
      company, export.period_from, export.period_to, format, coalesce(export.lines_of, export.id)
    ) end,
    'siblings', (
      select coalesce(jsonb_agg(app.export_json(e) order by e.number), '[]') from public.payroll_exports e
      where e.company_id = company and coalesce(e.lines_of, e.id) = coalesce(export.lines_of, export.id)
        and e.id <> export.id
    ),
    'fetched', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', app.instant(r.read_at), 'by', trim(p.first_name || ' ' || p.last_name)
      ) order by r.read_at desc), '[]')
      from (
        select * from public.payroll_reads r
        where r.company_id = company and r.export_id = export.id and r.is_file order by r.read_at desc limit 20
      ) r
      join public.profiles p on p.company_id = company and p.person_id = r.reader_person_id
    )
  );
end
$$;

comment on function public.read_payroll_export(uuid, text) is
  'An export for an admin: how far it is, its totals, its file''s hash, the same lines in other formats and who '
  'fetched it; with a format, what is in the way of its lines in that one. A look is logged. Verdict ok or refused '
  '(not_allowed, not_found, invalid_input).';

grant execute on function public.read_payroll_export(uuid, text) to authenticated;
