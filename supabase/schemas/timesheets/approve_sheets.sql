create or replace function public.approve_sheets(
  period_from public.day, people uuid[], as_unsigned boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  asker constant record := app.who_asks();
  company constant uuid := asker.company_id;
  me constant uuid := asker.person_id;
  rule jsonb;
  period record;
  seen uuid[];
  sheets public.timesheets[];
  approved public.timesheets[];
  refused jsonb;
begin
  if coalesce(asker.role not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(people) not between 1 and 1000, true) or as_unsigned is null then
    return app.refused_with_detail('invalid_input', 'people');
  end if;
  select p.period_from, p.period_to into period from app.pay_period(company, approve_sheets.period_from) p;
  rule := app.approval_rule(company, period.period_to);
  seen := app.seen_people(company, people);
  sheets := array(
    select s from app.sheets_to_change(
      company,
      array(select p.person_id from public.profiles p where p.company_id = company and p.person_id = any (seen)),
      approve_sheets.period_from
    ) s
  );
  with judged as (
    select p.id as person_id, s.state,
      case when s.person_id is null then 'not_found' else r.approve end as reason
    from (select distinct unnest(people) as id) p
    left join unnest(sheets) s on s.person_id = p.id
    left join app.sheet_refusals(
      company, period.period_from, period.period_to, array(select t.person_id from unnest(sheets) t),
      array(select t.state from unnest(sheets) t), rule, me, asker.role,
      as_unsigned
    ) r on r.person_id = p.id
  ), changed as (
    update public.timesheets s set
      state = 'approved', approved_at = now(), approved_by = me, comment = null,
      content_hash = app.sheet_hash(company, s.person_id, s.period_from, s.period_to),
      flags = array_remove(array[
        case when (rule ->> 'employee_signs')::boolean and j.state <> 'signed' then 'not_signed' end,
        case when s.person_id = me then 'own_approval' end
      ], null)
    from judged j
    where j.reason is null and s.company_id = company and s.person_id = j.person_id
      and s.period_from = approve_sheets.period_from
    returning s
  )
  select
    array(select c.s from changed c),
    (
      select coalesce(jsonb_agg(jsonb_build_object('person_id', j.person_id, 'reason', j.reason)), '[]')
      from judged j where j.reason is not null
    )
  into approved, refused;
  perform app.approve_claims(approved);
  perform app.note_sheet_events(approved, 'approved');
  perform app.tell_hours(array(select s.person_id from unnest(approved) s));
  return jsonb_build_object(
    'verdict', 'applied', 'refused', refused,
    'applied', (select coalesce(jsonb_agg(s.person_id), '[]') from unnest(approved) s)
  );
end
$$;

comment on function public.approve_sheets(public.day, uuid[], boolean) is
  'Approves the timesheets of a period for people whom the caller leads, or as an admin where no one else does, with '
  'the claims of miles and days in them that wait. '
  'Verdict applied with those applied and those refused by reason (not_found, not_allowed, own_sheet, '
  'waits_for_supervisor, sheet_locked, already_approved, period_not_over, hours_calculating, entry_open, '
  'needs_review, not_signed); or refused as a whole (not_allowed, invalid_input).';

grant execute on function public.approve_sheets(public.day, uuid[], boolean) to authenticated;
