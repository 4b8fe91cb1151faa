create or replace function public.schedule_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'today', app.company_today(company), 'now', app.instant(now()),
    'requests', (
      select coalesce(jsonb_agg(app.shift_request_row(r)
        order by r.state = 'waiting' desc, r.asked_at desc, r.id), '[]')
      from (
        (
          select * from public.shift_requests r
          where r.company_id = company and r.state = 'waiting' and app.may_decide_request(r)
        )
        union all
        (
          select * from public.shift_requests r
          where r.company_id = company and r.decided_by = app.my_person_id() order by r.decided_at desc limit 50
        )
      ) r
    ),
    'time_off', (
      select coalesce(jsonb_agg(app.time_off_request_row(t) || app.time_off_context(t)
        order by t.state = 'waiting' desc, t.starts_at, t.id), '[]')
      from (
        (
          select * from public.time_off_requests t
          where t.company_id = company and t.state = 'waiting' and app.may_decide_time_off(t.person_id)
        )
        union all
        (
          select * from public.time_off_requests t
          where t.company_id = company and t.state <> 'waiting' and t.decided_by = app.my_person_id()
            and t.person_id <> app.my_person_id()
          order by t.decided_at desc limit 50
        )
      ) t
    )
  );
end
$$;

comment on function public.schedule_requests() is
  'Claims, swaps and requests for time off that wait for the caller, and the last 50 of each that the caller '
  'decided. Verdict ok or refused (not_allowed).';

grant execute on function public.schedule_requests() to authenticated;
