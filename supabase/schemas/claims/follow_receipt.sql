create or replace function app.follow_receipt() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.paid_by <> 'own_money' then
    update public.claims c set state = 'withdrawn', decided_by = null, reason = null
    where c.company_id = new.company_id and c.id = new.id and c.state <> 'withdrawn';
    return null;
  end if;
  insert into public.claims as c (
    company_id, id, person_id, kind, day, project_id, cost_code_id, amount_cents, state, was_archived, decided_by,
    reason, received_at, request_hash
  ) values (
    new.company_id, new.id, new.person_id, 'receipt', new.bought_on, new.project_id, new.cost_code_id,
    new.total_cents, new.state, new.was_archived, new.decided_by, new.reason, new.received_at, new.request_hash
  )
  on conflict (company_id, id) do update set
    day = excluded.day, project_id = excluded.project_id, cost_code_id = excluded.cost_code_id,
    amount_cents = excluded.amount_cents, state = excluded.state, decided_by = excluded.decided_by,
    reason = excluded.reason, received_at = excluded.received_at
  where c.paid_in is null;
  return null;
end
$$;

comment on function app.follow_receipt() is
  'A receipt paid with own money is a claim, with the receipt''s id and state. decide_receipt returns none that '
  'payroll has taken.';
