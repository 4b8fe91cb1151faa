create or replace function app.is_possible_end(item public.decision_items, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select e.started_at < at and at <= now()
      and not exists (
        select from public.time_entries later
        where later.company_id = e.company_id and later.person_id = e.person_id
          and later.state in ('open', 'closed')
          and later.started_at > e.started_at and later.started_at < at
      )
      -- A presumed clock-out before this time would end the entry first, and raise the question again.
      and not exists (
        select from unnest(app.settled_punches(
          e.company_id, e.person_id, row(e.started_at, null, null, null)::app.ledger_position
        )) as counting
        where counting.kind = 'out' and 'missing_out' = any (counting.flags)
          -- An automatic clock-out yields to a stated time.
          and not 'auto_out' = any (counting.flags) and counting.at < is_possible_end.at
      )
    from public.time_entries e
    where e.company_id = item.company_id and e.id = item.entry_id
      and e.state in ('open', 'closed')
  );
end
$$;

comment on function app.is_possible_end(public.decision_items, timestamptz) is
  'True when the settled entry of a question could have ended at an instant: after its start, not later than now, not '
  'inside the next one and not after the person''s access.';
