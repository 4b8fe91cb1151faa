create or replace function app.sheet_json(company uuid, person uuid, day date, me uuid, role text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  period record;
  sheet public.timesheets;
  rule jsonb;
  days jsonb;
  adjustments jsonb;
  time_off jsonb;
  refusals record;
  is_own constant boolean := coalesce(person = me, false);
begin
  select p.period_from, p.period_to into period from app.pay_period(company, day) p;
  select * into sheet from public.timesheets s
  where s.company_id = company and s.person_id = person and s.period_from = period.period_from
    and (s.period_to = period.period_to or s.state = 'locked');
  if sheet.person_id is null then
    sheet.period_from := period.period_from;
    sheet.period_to := period.period_to;
    sheet.state := 'open';
    sheet.version := 0;
    sheet.flags := '{}';
  end if;
  rule := app.approval_rule(company, period.period_to);
  days := coalesce(
    sheet.snapshot -> 'days', app.sheet_days(company, person, period.period_from, period.period_to)
  );
  adjustments := coalesce(
    sheet.snapshot -> 'adjustments', app.sheet_adjustments(company, person, period.period_from, period.period_to)
  );
  select * into refusals from app.sheet_refusals(
    company, sheet.period_from, sheet.period_to, array[person], array[sheet.state], rule, me, role
  );
  if sheet.snapshot is null then
    time_off := app.sheet_time_off(company, person, period.period_from, period.period_to);
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'person', (
      select jsonb_build_object(
        'person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name), 'has_login', p.has_login
      )
      from public.profiles p where p.company_id = company and p.person_id = person
    ),
    'period_from', period.period_from, 'period_to', period.period_to,
    'today', (now() at time zone refusals.zone)::date,
    'previous_from', (select p.period_from from app.pay_period(company, period.period_from - 1) p),
    'next_from', period.period_to + 1,
    'state', sheet.state, 'version', sheet.version, 'flags', to_jsonb(sheet.flags), 'comment', sheet.comment,
    'content_hash', app.sheet_hash(company, person, period.period_from, period.period_to, time_off),
    'is_calculating', app.is_calculating(company, person, period.period_from, period.period_to),
    'employee_signs', rule -> 'employee_signs', 'levels', rule -> 'levels',
    'signed_at', app.instant(sheet.signed_at), 'approved_at', app.instant(sheet.approved_at),
    'locked_at', app.instant(sheet.locked_at),
    'totals', app.sheet_totals(days, adjustments),
    'days', days, 'adjustments', adjustments,
    'time_off', coalesce(
      sheet.snapshot -> 'time_off', time_off,
      app.sheet_time_off(company, person, period.period_from, period.period_to)
    ),
    'entries', app.sheet_entries(company, person, period.period_from, period.period_to),
    'names', app.names_in_sheet(company, days, adjustments, period.period_from, period.period_to, person),
    'zone', refusals.zone,
    'corrections', app.sheet_corrections(company, person, period.period_from, period.period_to),
    'signature', (
      select jsonb_build_object(
        'name', g.name, 'method', g.method, 'signed_at', app.instant(g.signed_at), 'wording', g.wording,
        'drawing', g.drawing,
        'witness', (
          select trim(p.first_name || ' ' || p.last_name) from public.profiles p
          where p.company_id = company and p.person_id = g.witness_person_id
        )
      )
      from public.timesheet_signatures g
      where g.company_id = company and g.person_id = person and g.period_from = period.period_from
        and g.voided_at is null
    ),
    'events', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'kind', v.kind, 'at', app.instant(v.happened_at), 'reason', v.reason,
          'actor', trim(p.first_name || ' ' || p.last_name), 'flags', coalesce(v.detail -> 'flags', '[]')
        ) order by v.id desc
      ), '[]')
      from public.timesheet_events v
      left join public.profiles p on p.company_id = company and p.person_id = v.actor_person_id
      where v.company_id = company and v.person_id = person and v.period_from = period.period_from
    ),
    -- The reason why the caller can't; null if they can.
    'refusals', jsonb_build_object(
      'sign', coalesce(app.why_not_signer(company, person, me), refusals.sign),
      'approve', refusals.approve,
      'return', case
        when is_own then 'own_sheet'
        when role not in ('supervisor', 'admin') then 'not_allowed'
        when sheet.state = 'locked' then 'sheet_locked'
        when sheet.state not in ('signed', 'approved') then 'not_signed'
      end,
      'lock', refusals.lock,
      'unlock', case
        when role <> 'admin' then 'not_allowed'
        when is_own and not app.is_sole_admin(company, person) then 'own_sheet'
        when sheet.state <> 'locked' then 'sheet_not_locked'
      end
    )
  );
end
$$;

comment on function app.sheet_json(uuid, uuid, date, uuid, text) is
  'The timesheet of the pay period that contains a day, as timesheets.ts of packages/contract describes it, for a '
  'caller with a person and a role; a locked one as it was frozen.';
