create or replace function app.withdraw_punches(correction public.time_corrections, punches uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punch_withdrawals (company_id, punch_id, correction_id)
  select correction.company_id, w.id, correction.id from unnest(punches) as w (id)
  where w.id is not null
  on conflict do nothing;
  -- Questions about a punch that no longer counts need no answer.
  update public.decision_items i set state = 'withdrawn'
  where i.company_id = correction.company_id and i.punch_id = any (punches) and i.state = 'open';
end
$$;

comment on function app.withdraw_punches(public.time_corrections, uuid[]) is
  'Takes punches out of what the fold counts; they stay in the ledger.';
