create or replace function public.list_waiting_sheets() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks();
  company constant uuid := asker.company_id;
  is_admin constant boolean := coalesce(asker.role = 'admin', false);
  ended record;
  crew uuid[];
begin
  if coalesce(asker.role not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  select e.period_from, e.period_to into ended
  from app.pay_period(company, app.company_today(company)) c cross join app.pay_period(company, c.period_from - 1) e;
  crew := app.sheet_people(company, ended.period_from, ended.period_to);
  return jsonb_build_object('verdict', 'ok', 'currency', app.company_currency(company), 'periods', (
    select coalesce(jsonb_agg(
      jsonb_build_object('period_from', w.period_from, 'period_to', w.period_to, 'rows', w.rows)
      order by w.period_from
    ) filter (where w.rows <> '[]'), '[]')
    from (
      select p.period_from, p.period_to, (
        with sheets as (
          select * from app.sheet_rows(company, p.period_from, p.period_to, p.people) r
          where (r.regular + r.overtime + r.double > 0 or app.owes_claims(company, r.person_id, p.period_to))
            and (r.state in ('open', 'returned', 'signed') or (is_admin and r.state = 'approved'))
        ), refusals as (
          select r.* from (select array_agg(t.person_id) as ids, array_agg(t.state) as states from sheets t) shown
          cross join lateral app.sheet_refusals(
            company, p.period_from, p.period_to, shown.ids, shown.states, app.approval_rule(company, p.period_to),
            asker.person_id, asker.role
          ) r
        )
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'person_id', t.person_id, 'name', t.name, 'state', t.state,
            'minutes', t.regular + t.overtime + t.double, 'is_open', t.is_open, 'needs_review', t.needs_review,
            'exceptions', t.exceptions,
            'claimed_cents', app.waiting_claims(company, t.person_id, p.period_from, p.period_to),
            'cannot_approve', r.approve, 'cannot_lock', r.lock
          ) order by app.plain_text(t.name), t.person_id
        ), '[]')
        from sheets t join refusals r on r.person_id = t.person_id
        where coalesce(r.approve, '') not in ('own_sheet', 'not_allowed', 'waits_for_supervisor')
      ) as rows
      from (
        select s.period_from, s.period_to, array_agg(s.person_id) as people
        from public.timesheets s
        where s.company_id = company and s.state in ('signed', 'approved') and s.period_from <> ended.period_from
          and (is_admin or (s.state = 'signed' and s.person_id = any (crew)))
        group by s.period_from, s.period_to
        union all
        -- For the most recent period, also the timesheets that no one has signed.
        select ended.period_from, ended.period_to, crew
      ) p
    ) w
  ));
end
$$;

comment on function public.list_waiting_sheets() is
  'Timesheets that wait for the caller''s approval, for admins also those to be locked, by period, with those of the '
  'period that ended last that are not signed yet. Verdict ok or refused (not_allowed).';

grant execute on function public.list_waiting_sheets() to authenticated;
