create or replace function app.kiosk_time_json(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := app.person_today(company, person);
  period record;
begin
  select p.period_from, p.period_to into period from app.pay_period(company, today) p;
  return jsonb_build_object(
    'period', jsonb_build_object(
      'period_from', period.period_from, 'period_to', period.period_to,
      'minutes', (
        select coalesce(sum(r.regular_minutes + r.overtime_minutes + r.double_minutes), 0)
        from public.day_results r
        where r.company_id = company and r.person_id = person
          and r.date between period.period_from and period.period_to
      )
    ),
    'questions', app.break_questions_of(company, person),
    -- The older one first, because it has waited longer.
    'to_sign', coalesce(
      app.kiosk_sheet_to_sign(company, person, period.period_from - 1),
      app.kiosk_sheet_to_sign(company, person, today)
    ),
    'notice', app.kiosk_notice(company, person),
    'next_shift', (
      select jsonb_build_object(
        'starts_local', to_char(p.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
        'ends_local', to_char(p.ends_local, 'YYYY-MM-DD"T"HH24:MI'),
        'project_name', (select j.name from public.projects j where j.company_id = company and j.id = p.project_id)
      )
      from public.published_shifts p
      where p.company_id = company and p.person_id = person and p.canceled_at is null and p.starts_at > now()
      order by p.starts_at, p.id
      limit 1
    )
  );
end
$$;

comment on function app.kiosk_time_json(uuid, uuid) is
  'What a kiosk shows someone after their PIN: the hours of their pay period, the breaks they are asked about, the '
  'timesheet they can sign, the location notice they have not answered, and their next shift.';
