-- A dispute is about the entry that contains its punch, which late punches, decisions and merges can change.
create or replace function app.place_disputes(company uuid, person uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.decision_items i set entry_id = around.entry_id
  from public.punches p
  cross join lateral (
    select (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = person and e.state <> 'void'
        and e.started_at <= p.occurred_at and coalesce(e.ended_at >= p.occurred_at, true)
      order by e.started_at desc limit 1
    ) as entry_id
  ) around
  where i.company_id = company and i.person_id = person and i.state = 'open' and i.kind = 'disputed'
    and p.company_id = company and p.id = i.punch_id
    and i.entry_id is distinct from around.entry_id;
end
$$;

comment on function app.place_disputes(uuid, uuid) is
  'Makes a person''s open disputes questions about the entries that their punches lie in.';
