create or replace function public.lock_sheets(period_from public.day, people uuid[]) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  asker constant record := app.who_asks();
  company constant uuid := asker.company_id;
  period record;
  judged record;
  sheets public.timesheets[];
  applied uuid[] := '{}';
  refused jsonb := '[]';
begin
  if asker.role is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(people) not between 1 and 1000, true) then
    return app.refused_with_detail('invalid_input', 'people');
  end if;
  -- No punch arrives between reading the hours, which sheets_to_change locks, and the commit.
  perform app.lock_people(company, people);
  select p.period_from, p.period_to into period from app.pay_period(company, lock_sheets.period_from) p;
  sheets := array(
    select s from app.sheets_to_change(
      company,
      array(select p.person_id from public.profiles p where p.company_id = company and p.person_id = any (people)),
      lock_sheets.period_from
    ) s
  );
  for judged in
    select p.id as person_id, s as sheet, case when s.person_id is null then 'not_found' else r.lock end as reason
    from (select distinct unnest(people) as id) p
    left join unnest(sheets) s on s.person_id = p.id
    left join app.sheet_refusals(
      company, period.period_from, period.period_to, array(select t.person_id from unnest(sheets) t),
      array(select t.state from unnest(sheets) t), null, asker.person_id, asker.role
    ) r on r.person_id = p.id
  loop
    if judged.reason is not null then
      refused := refused || jsonb_build_object('person_id', judged.person_id, 'reason', judged.reason);
    else
      perform app.freeze_sheet(judged.sheet);
      applied := applied || judged.person_id;
    end if;
  end loop;
  perform app.tell_hours(applied);
  return jsonb_build_object('verdict', 'applied', 'applied', to_jsonb(applied), 'refused', refused);
end
$$;

comment on function public.lock_sheets(public.day, uuid[]) is
  'An admin locks approved timesheets of a period that is over: what they hold is frozen. Verdict applied with those '
  'applied and those refused by reason (not_found, own_sheet, sheet_locked, not_approved, period_not_over, '
  'hours_calculating, entry_open, needs_review); or refused as a whole (not_allowed, invalid_input).';

grant execute on function public.lock_sheets(public.day, uuid[]) to authenticated;
