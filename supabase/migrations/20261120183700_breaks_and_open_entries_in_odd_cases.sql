-- A break goes with its entry, also to another person; the open entry is found though another began
-- at the same moment.

create or replace function app.write_breaks(company uuid, person uuid, entry app.folded_entry) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.time_breaks b
  where b.company_id = company and b.entry_id = entry.id
    and b.id <> all (array(select k.id from unnest(entry.breaks) as k));
  insert into public.time_breaks (id, company_id, entry_id, person_id, kind, started_at, ended_at)
  select k.id, company, entry.id, person, k.kind, k.started_at, k.ended_at
  from unnest(entry.breaks) as k
  -- The person changes where two records of one human being were merged, or are two again.
  on conflict (company_id, id) do update set
    entry_id = excluded.entry_id, person_id = excluded.person_id, kind = excluded.kind, ended_at = excluded.ended_at;
end
$$;

create or replace function app.entries_since(company uuid, person uuid, from_at timestamptz) returns setof public.time_entries
language plpgsql stable set search_path = ''
as $$
declare
  -- Settled work does not overlap, so of what began before only the last can reach past. Of several
  -- that began at one moment it is the one that is not empty.
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
