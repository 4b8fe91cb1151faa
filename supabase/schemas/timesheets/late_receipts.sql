create or replace function app.late_receipts(
  company uuid, from_date date, to_date date, out person_id uuid, out entry_id uuid, out date date,
  out occurred_at timestamptz, out received_at timestamptz, out zone text
) returns setof record
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select c.person_id, c.entry_id, c.date, p.occurred_at, p.received_at, c.zone
    from public.punches p cross join lateral app.counted_day(company, p) c
    where p.company_id = company and 'received_late' = any (p.flags)
      -- A day's margin covers the longest entry and every zone.
      and p.occurred_at >= from_date - 2 and p.occurred_at < to_date + 3
      and c.date between from_date and to_date
      and not exists (
        select from public.punch_withdrawals w where w.company_id = company and w.punch_id = p.id
      )
      and not exists (
        select from public.decision_items i
        where i.company_id = company and i.punch_id = p.id and i.state = 'rejected'
      );
end
$$;

comment on function app.late_receipts(uuid, date, date) is
  'Punches of some days of timesheets that arrived later than their device could have brought them: the entry and day '
  'that they count for, the time recorded and the time received.';
