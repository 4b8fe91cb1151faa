create or replace function app.unready_sheets(company uuid, from_date date, to_date date) returns table (
  person_id uuid, kind text, date date
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  people constant uuid[] := app.sheet_people(company, from_date, to_date);
begin
  return query
    select r.person_id,
      case r.state when 'signed' then 'not_approved' when 'approved' then 'not_locked' else 'unsigned' end,
      null::date
    from app.sheet_rows(company, from_date, to_date, people) r
    where r.state <> 'locked' and (
      r.regular + r.overtime + r.double + r.premium > 0 or r.adjustment <> 0 or r.is_open or r.needs_review
      or exists (
        select from public.pay_lines l
        where l.company_id = company and l.person_id = r.person_id and l.period_from = from_date
      ) or app.owes_claims(company, r.person_id, to_date)
    )
    union all
    select d.person_id, 'entry_open', d.date from public.day_results d
    where d.company_id = company and d.date between from_date and to_date and d.is_open
    union all
    select distinct q.person_id, 'needs_review', q.on_date
    from (
      select d.person_id, d.date as on_date from public.day_results d
      where d.company_id = company and d.date between from_date and to_date and d.needs_review
      union all
      select i.person_id, w.day
      from public.decision_items i join public.punches p on p.company_id = i.company_id and p.id = i.punch_id
      cross join lateral (
        select (p.occurred_at at time zone app.known_zone(p.zone, company, p.person_id, p.occurred_at))::date as day
      ) w
      where i.company_id = company and i.state = 'open'
        and p.occurred_at >= from_date - interval '1 day' and p.occurred_at < to_date + interval '2 days'
        and w.day between from_date and to_date
    ) q;
end
$$;

comment on function app.unready_sheets(uuid, date, date) is
  'Whose time of a period no export can hold yet and why: unsigned, not_approved, not_locked, and by day entry_open '
  'and needs_review.';
