create or replace function public.list_sheets(
  period_from public.day default null, filters jsonb default '{}', after text default null,
  page_size integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks();
  company constant uuid := asker.company_id;
  period record;
  rule jsonb;
  people uuid[];
  patterns text[];
  answer jsonb;
begin
  if coalesce(asker.role not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  if period_from < '2000-01-01' or period_from > current_date + 366 then
    return app.refused_with_detail('invalid_input', 'period_from');
  end if;
  if coalesce(page_size not between 1 and 300, true) or length(after) > 400 then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if app.wrong_sheet_filter(filters) is not null then
    return app.refused_with_detail('invalid_input', app.wrong_sheet_filter(filters));
  end if;
  select p.period_from, p.period_to into period
  from app.pay_period(company, coalesce(list_sheets.period_from, app.company_today(company))) p;
  rule := app.approval_rule(company, period.period_to);
  people := app.sheet_people(company, period.period_from, period.period_to);
  patterns := app.search_patterns(coalesce(filters ->> 'search', ''));
  with board as (
    select r.*, n.plain_name, n.plain_name || ' ' || r.person_id as sorts_by
    from app.sheet_rows(company, period.period_from, period.period_to, people) r
    cross join lateral (select app.plain_text(r.name) as plain_name offset 0) n
    -- People who left without working in the period have no timesheet.
    where r.regular + r.overtime + r.double > 0 or r.state <> 'open' or r.is_open or r.needs_review
      or exists (
        select from public.memberships m
        where m.company_id = company and m.person_id = r.person_id
          and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      )
  ), chosen as (
    select b.* from board b
    where (filters ->> 'state' is null or b.state = filters ->> 'state')
      and (
        not coalesce((filters ->> 'only_exceptions')::boolean, false)
        or b.exceptions <> '{}' or b.is_open or b.needs_review
      )
      and (
        filters ->> 'crew_id' is null or b.person_id in (
          select m.person_id from public.crew_members m
          where m.company_id = company and m.crew_id = (filters ->> 'crew_id')::uuid
            and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        )
      )
      and b.plain_name ~ all (patterns)
  ), page as (
    select c.* from chosen c
    where after is null or c.sorts_by > after
    order by c.sorts_by limit page_size
  ), refusals as (
    select r.* from (select array_agg(g.person_id) as ids, array_agg(g.state) as states from page g) shown
    cross join lateral app.sheet_refusals(
      company, period.period_from, period.period_to, shown.ids, shown.states, rule,
      asker.person_id, asker.role
    ) r
  )
  select jsonb_build_object(
    'verdict', 'ok', 'period_from', period.period_from, 'period_to', period.period_to,
    'previous_from', (select p.period_from from app.pay_period(company, period.period_from - 1) p),
    'next_from', period.period_to + 1, 'today', app.company_today(company),
    'currency', app.company_currency(company), 'employee_signs', rule -> 'employee_signs', 'levels', rule -> 'levels',
    'counts', (select coalesce(jsonb_object_agg(n.state, n.count), '{}') from (
      select b.state, count(*) as count from board b group by b.state
    ) n),
    'matching', (select count(*) from chosen),
    'totals', (
      select jsonb_build_object(
        'regular_minutes', coalesce(sum(c.regular), 0), 'overtime_minutes', coalesce(sum(c.overtime), 0),
        'double_minutes', coalesce(sum(c.double), 0), 'premium_minutes', coalesce(sum(c.premium), 0)
      ) from chosen c
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(o) order by g.sorts_by), '[]')
      from page g
      join refusals r on r.person_id = g.person_id
      cross join lateral (
        select g.person_id, g.name, g.has_login, g.state, g.flags, g.comment, app.instant(g.signed_at) as signed_at,
          app.instant(g.approved_at) as approved_at, app.instant(g.locked_at) as locked_at,
          g.regular as regular_minutes, g.overtime as overtime_minutes, g.double as double_minutes,
          g.premium as premium_minutes, g.adjustment as adjustment_minutes, g.is_open, g.needs_review, g.exceptions,
          app.waiting_claims(company, g.person_id, period.period_from, period.period_to) as claimed_cents,
          r.approve as cannot_approve, r.lock as cannot_lock
      ) o
    ),
    'next', (
      select max(g.sorts_by) from page g having count(*) = page_size and exists (
        select from chosen c where c.sorts_by > (select max(l.sorts_by) from page l)
      )
    )
  ) into answer;
  return answer;
end
$$;

comment on function public.list_sheets(public.day, jsonb, text, integer) is
  'The board of timesheets of the pay period that contains a day, for supervisors (their crews) and admins. Filters: '
  'state, crew_id, search, only_exceptions. Verdict ok or refused (not_allowed, invalid_input with the field).';

grant execute on function public.list_sheets(public.day, jsonb, text, integer) to authenticated;
