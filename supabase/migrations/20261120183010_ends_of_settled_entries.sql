-- An end is stated only to work that counts.

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
    from public.time_entries e
    where e.company_id = item.company_id and e.id = item.entry_id
      and e.state in ('open', 'closed')
  );
end
$$;
comment on function app.is_possible_end(public.decision_items, timestamptz) is
  'Whether the settled entry of a question could have ended at an instant: after its start, not later than now and not inside the next one.';
