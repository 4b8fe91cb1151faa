-- A break goes with its entry, also to another person.
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

comment on function app.write_breaks(uuid, uuid, app.folded_entry) is
  'Makes the stored breaks of an entry those that the fold made.';
