create or replace function app.doubtful_times(
  company uuid, from_date date, to_date date, out punch_id uuid, out person_id uuid, out entry_id uuid, out date date,
  out kind text, out device_at timestamptz, out occurred_at timestamptz, out zone text, out is_locked boolean
) returns setof record
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select p.id, c.person_id, c.entry_id, c.date, p.kind, p.device_at, p.occurred_at, c.zone,
      app.is_locked_day(company, c.person_id, c.date)
    from public.punches p cross join lateral app.counted_day(company, p) c
    where p.company_id = company and abs(p.skew_ms) > 60000
      -- A margin for the longest entry and any zone.
      and p.occurred_at >= coalesce(from_date - 2, '-infinity') and p.occurred_at < coalesce(to_date + 3, 'infinity')
      and c.date between coalesce(from_date, '-infinity') and coalesce(to_date, 'infinity')
      -- A correction that moved no time, or that a stated time replaced, recorded no wrong time.
      and p.claimed_at is null and p.occurred_at <> p.device_at
      and exists (
        select from public.punches o
        where o.company_id = company and o.person_id = p.person_id and o.device_id = p.device_id
          -- Found by the index of a person's punches; a corrected time is less than a day from the device's.
          and o.occurred_at between p.occurred_at - interval '3 days' and p.occurred_at + interval '3 days'
          and o.device_at between p.device_at - interval '1 day' and p.device_at + interval '1 day'
          and abs(o.skew_ms - p.skew_ms) > 60000
      )
      and not exists (
        select from public.punch_withdrawals w where w.company_id = company and w.punch_id = p.id
      )
      and not exists (
        select from public.decision_items i
        where i.company_id = company and i.punch_id = p.id and i.state = 'rejected'
      );
end
$$;

comment on function app.doubtful_times(uuid, date, date) is
  'Punches of a company, or of some days of timesheets, whose time was corrected by more than 60 s as the same device '
  'did not correct another one of the person within a day: with the entry and day that they count for, the device''s '
  'own time and the one recorded. Correct devices may be among them: their clock was set in between.';
