create or replace function public.import_certified_pay(week_from public.day, lines jsonb, mode text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  week constant date := import_certified_pay.week_from;
  wrong text := app.wrong_import(lines, mode, 5000);
  errors jsonb;
  good jsonb;
  each record;
  changed integer := 0;
  is_written boolean;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is null and exists (select from jsonb_array_elements(lines) i where jsonb_typeof(i) <> 'object') then
    wrong := 'lines';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if not exists (select from public.locked_pay_lines l where l.company_id = company and l.week_from = week) then
    return app.refused('not_found');
  end if;

  -- Two imports of a company run one after the other.
  perform pg_advisory_xact_lock(hashtextextended('import_certified_pay:' || company, 0));
  with judged as materialized (select * from app.certified_pay_errors(company, week, lines))
  select
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('line', j.line, 'field', j.field, 'reason', j.reason) order by j.line, j.field
      ), '[]')
      from judged j where j.reason is not null
    ),
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('person_id', j.person_id, 'figures', (lines -> (j.line - 1)) - 'worker') order by j.line
      ), '[]')
      from judged j
      where j.reason is null and not exists (select from judged w where w.line = j.line and w.reason is not null)
    )
  into errors, good;

  is_written := app.writes_import(mode, errors);
  for each in
    select g.person_id, coalesce(k.figures, '{}') as before, coalesce(k.figures, '{}') || g.figures as after
    from jsonb_to_recordset(good) as g (person_id uuid, figures jsonb)
    left join lateral (
      select to_jsonb(c) - '{company_id,person_id,week_from,changed_by,changed_at}'::text[] as figures
      from public.certified_pay c
      where c.company_id = company and c.person_id = g.person_id and c.week_from = week
    ) k on true
  loop
    if each.after <> each.before then
      changed := changed + 1;
      if is_written then
        perform public.save_certified_pay(each.person_id, week, each.after);
      end if;
    end if;
  end loop;
  return app.import_verdict(mode, errors, 0, changed, jsonb_array_length(good)) - 'added';
end
$$;

comment on function public.import_certified_pay(public.day, jsonb, text) is
  'An admin brings deductions and net pay of a locked week from a file: up to 5,000 lines of worker (employee number '
  'or payroll ID) and what save_certified_pay takes; what a line does not say stays. mode check: nothing changes; '
  'all: only when no line has an error; good: the lines without one. The same lines again change nothing. Answers '
  'checked or applied with how many people are changed and unchanged, and each error by line and field '
  '(app.certified_pay_errors); or refused (not_allowed, not_found, invalid_input).';

grant execute on function public.import_certified_pay(public.day, jsonb, text) to authenticated;
