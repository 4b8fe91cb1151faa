create or replace function public.my_reminder_plan() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  until constant timestamptz := now() + interval '42 days';
  newest timestamptz;
begin
  if company is null or me is null or app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  newest := greatest(app.reminder_terms_changed_at(company, me), (
    select max(p.published_at) from public.published_shifts p where p.company_id = company and p.person_id = me
  ));
  return (
    select jsonb_build_object(
      'verdict', 'ok',
      'version', to_char(newest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'as_of', app.instant(now()), 'until', app.instant(until), 'zone', s.time_zone,
      'settings', jsonb_build_object(
        'remind_employee_after', case when wants.clock then s.remind_employee_after end,
        'remind_end_after', case when wants.clock then s.remind_end_after end,
        'still_in_after_hours', case when wants.clock then s.still_in_after_hours end,
        'remind_break_before', case when wants.breaks then s.remind_break_before end,
        'breaks', jsonb_build_object(
          'meals', coalesce(rule -> 'meals', '[]'), 'meal_form', coalesce(rule ->> 'meal_form', 'one_block')
        )
      ),
      'quiet_hours', (
        select jsonb_build_object('from', q.quiet_from, 'to', q.quiet_to) from app.quiet_hours_of(company, me) q
        where q.quiet_from is not null
      ),
      'shifts', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'starts_at', app.instant(p.starts_at), 'ends_at', app.instant(p.ends_at),
          'starts_local', to_char(p.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
          'ends_local', to_char(p.ends_local, 'YYYY-MM-DD"T"HH24:MI'),
          'published_at', app.instant(p.published_at)
        ) order by p.starts_at, p.id), '[]')
        from public.published_shifts p
        where p.company_id = company and p.person_id = me and p.canceled_at is null
          and p.ends_at > now() - interval '1 day' and p.starts_at < until
      ),
      'time_off', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'starts_at', app.instant(t.starts_at), 'ends_at', app.instant(t.ends_at)
        ) order by t.starts_at), '[]')
        from public.time_off_requests t
        where t.company_id = company and t.person_id = me and t.state = 'approved'
          and t.ends_at > now() - interval '1 day' and t.starts_at < until
      )
    )
    from public.company_settings s
    cross join lateral (
      select not app.is_turned_off(me, 'clock_in_missed', 'push') as clock,
        not app.is_turned_off(me, 'break_due', 'push') as breaks
    ) wants
    cross join lateral (select app.breaks_for(company, me, now()) as rule) r
    where s.company_id = company
  );
end
$$;

comment on function public.my_reminder_plan() is
  'What a device needs to remind the caller itself for the next 42 days, as packages/domain/src/reminders takes it: '
  'shifts, approved time off, settings (null where turned off), the rule on breaks, quiet hours in the company''s '
  'zone, and a version. The device says with report_device which version it goes by and until when; what is due past '
  'that, or changed since, the server sends. Verdict ok or refused (not_allowed).';

grant execute on function public.my_reminder_plan() to authenticated;
