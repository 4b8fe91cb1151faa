-- An accepted estimate is based on the facts known then. When a meal turns up that changes its pay, the question is
-- asked again.
create or replace function app.doubt_guesses(company uuid, entries app.folded_entry[]) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.decision_items i set state = 'open', decided_at = null, decided_by = null, comment = null
  from unnest(entries) as made
  join public.time_entries e on e.company_id = doubt_guesses.company and e.id = made.id and e.state = 'closed'
  where made.flags && '{estimated,auto_out}' and e.flags && '{estimated,auto_out}'
    and i.company_id = doubt_guesses.company and i.punch_id = made.id and i.kind = 'estimated_close'
    and i.state = 'accepted' and not i.time_stated
    and app.minutes_paid(made) <> app.worked_minutes(e.company_id, e.id, e.started_at, e.ended_at);
  return found;
end
$$;

comment on function app.doubt_guesses(uuid, app.folded_entry[]) is
  'Asks again about accepted guesses that no longer pay what was accepted; answers whether there were any.';
