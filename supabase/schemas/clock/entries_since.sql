create or replace function app.entries_since(
  company uuid, person uuid, from_at timestamptz
) returns setof public.time_entries
language plpgsql stable set search_path = ''
as $$
declare
  -- Finished work doesn't overlap, so of the earlier entries only the last one can reach into the range. If several
  -- began at the same moment, it is the one that isn't empty.
  reaching public.time_entries;
begin
  select * into reaching
  from public.time_entries e
  where e.company_id = company and e.person_id = person
    and e.started_at < from_at and e.state in ('open', 'closed')
  order by e.started_at desc, e.ended_at desc nulls first
  limit 1;
  if reaching.id is not null and (reaching.ended_at is null or reaching.ended_at >= from_at) then
    return next reaching;
  end if;
  return query
    select * from public.time_entries e
    where e.company_id = company and e.person_id = person
      and e.started_at >= from_at and e.state <> 'void';
  return query
    select * from public.time_entries e
    where e.company_id = company and e.person_id = person
      and e.state = 'needs_decision' and e.started_at < from_at;
end
$$;

comment on function app.entries_since(uuid, uuid, timestamptz) is
  'A person''s entries that reach past an instant, and those that wait for a decision.';
