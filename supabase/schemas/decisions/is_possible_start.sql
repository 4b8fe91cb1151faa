create or replace function app.is_possible_start(item public.decision_items, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select at < p.occurred_at and p.occurred_at - at <= app.long_shift()
      and not exists (
        select from public.time_entries e
        where e.company_id = item.company_id and e.person_id = item.person_id and e.state in ('open', 'closed')
          and e.started_at < p.occurred_at and e.ended_at > at
      )
      and not exists (
        select from unnest(app.settled_punches(
          item.company_id, item.person_id, row(at, null, null, null)::app.ledger_position
        )) as counting
        where counting.kind = 'out' and counting.at > is_possible_start.at and counting.at < p.occurred_at
      )
    from public.punches p
    where p.company_id = item.company_id and p.id = item.punch_id
  );
end
$$;

comment on function app.is_possible_start(public.decision_items, timestamptz) is
  'True when the punch of a question without a start would end an entry that began at an instant: at most 16 h '
  'before, no other entry and no other clock-out in between.';
