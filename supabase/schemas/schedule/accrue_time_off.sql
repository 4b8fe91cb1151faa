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
    )
    order by k.company_id, m.person_id, k.id, g.on_date, g.cause desc
  loop
    select coalesce(sum(l.minutes), 0) into balance from public.time_off_ledger l
    where l.company_id = item.company_id and l.person_id = item.person_id and l.kind_id = item.kind_id
      -- What was left at the turn of the year, whenever this runs after it.
      and (item.cause <> 'expired' or l.on_date < item.on_date);
    gained := case item.cause
      when 'expired' then least(item.carry_over_minutes - balance, 0)
      else greatest(least(item.minutes, coalesce(item.cap_minutes - balance, item.minutes)), 0) end;
    continue when gained = 0;
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
  'each once, however often it runs. Answers how many entries are new.';
