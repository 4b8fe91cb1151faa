create or replace function app.accrue_time_off() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item record;
  balance integer;
  gained integer;
  entered integer := 0;
begin
  for item in
    select k.company_id, m.person_id, k.id as kind_id, k.cap_minutes, k.carry_over_minutes,
      g.on_date, g.source, g.cause, g.minutes
    from public.time_off_kinds k
    join public.memberships m on m.company_id = k.company_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    cross join lateral app.time_off_gains(k, m.person_id) g
    where k.archived_at is null and k.accrual <> 'none' and not exists (
      select from public.time_off_ledger l
      where l.company_id = k.company_id and l.person_id = m.person_id and l.kind_id = k.id and l.source = g.source
    ) and not exists (
      select from public.time_off_settled s
      where s.company_id = k.company_id and s.person_id = m.person_id and s.kind_id = k.id and s.source = g.source
    )
    order by k.company_id, m.person_id, k.id, g.on_date, g.cause desc
  loop
    -- At the turn of the year: the balance at that time, whenever this runs later. Under a cap: the balance on that
    -- date, or the current one if it is higher. So time off that was booked ahead makes no room before it begins, and
    -- hours that arrive late don't raise a full balance.
    select coalesce(case item.cause
      when 'expired' then sum(l.minutes) filter (where l.on_date < item.on_date)
      else greatest(sum(l.minutes) filter (where l.on_date <= item.on_date), sum(l.minutes)) end, 0) into balance
    from public.time_off_ledger l
    where l.company_id = item.company_id and l.person_id = item.person_id and l.kind_id = item.kind_id;
    gained := case item.cause
      when 'expired' then least(item.carry_over_minutes - balance, 0)
      else greatest(least(item.minutes, coalesce(item.cap_minutes - balance, item.minutes)), 0) end;
    if gained = 0 then
      -- A day without a gain stays open: its hours may still arrive.
      if item.cause = 'accrued' and item.minutes > 0 then
        insert into public.time_off_settled (company_id, person_id, kind_id, source)
        values (item.company_id, item.person_id, item.kind_id, item.source)
        on conflict do nothing;
      end if;
      continue;
    end if;
    insert into public.time_off_ledger (company_id, person_id, kind_id, on_date, minutes, cause, source)
    values (item.company_id, item.person_id, item.kind_id, item.on_date, gained, item.cause, item.source)
    on conflict do nothing;
    entered := entered + 1;
  end loop;
  return entered;
end
$$;

comment on function app.accrue_time_off() is
  'Enters what balances gained until today, up to their caps, and what did not carry over at the turn of a year; '
  'each once, however often it runs. What a cap forfeits is settled, so that it is not credited once hours are taken. '
  'Answers how many entries are new.';
