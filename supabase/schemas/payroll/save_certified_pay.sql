create or replace function public.save_certified_pay(person_id uuid, week_from public.day, figures jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  company constant uuid := app.my_company_id();
  person constant uuid := save_certified_pay.person_id;
  week constant date := save_certified_pay.week_from;
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not exists (
    select from public.timesheets s
    join public.locked_pay_lines l
      on l.company_id = company and l.person_id = s.person_id and l.sheet_from = s.period_from
    where s.company_id = company and s.person_id = person and l.week_from = week
  ) then
    return app.refused('not_found');
  end if;
  if jsonb_typeof(figures) is distinct from 'object' then
    return app.refused_with_detail('invalid_input', 'figures');
  end if;
  select f.key into wrong from jsonb_each(figures) f
  where app.wrong_certified_figure(f.key, f.value)
  order by f.key limit 1;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.certified_pay as k (
    company_id, person_id, week_from, is_apprentice, apprentice_level, fringe_credits, tax_cents, fica_cents,
    other_cents, other_note, net_cents, changed_by
  )
  select company, person, week, f.is_apprentice, f.apprentice_level, coalesce(f.fringe_credits, '{}'), f.tax_cents,
    f.fica_cents, f.other_cents, f.other_note, f.net_cents, app.my_person_id()
  from jsonb_populate_record(null::public.certified_pay, figures) f
  on conflict (company_id, person_id, week_from) do update set
    is_apprentice = excluded.is_apprentice, apprentice_level = excluded.apprentice_level,
    fringe_credits = excluded.fringe_credits, tax_cents = excluded.tax_cents, fica_cents = excluded.fica_cents,
    other_cents = excluded.other_cents, other_note = excluded.other_note, net_cents = excluded.net_cents,
    changed_by = excluded.changed_by, changed_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_certified_pay(uuid, public.day, jsonb) is
  'An admin types what a person''s week lost to deductions and what was paid out, for certified payrolls: '
  '{"is_apprentice", "apprentice_level", "fringe_credits": {plan: credit an hour}, "tax_cents", "fica_cents", '
  '"other_cents", "other_note", "net_cents"}, each null or absent while it is not known. Verdict applied or refused '
  '(not_allowed, not_found, invalid_input with the field).';

grant execute on function public.save_certified_pay(uuid, public.day, jsonb) to authenticated;
