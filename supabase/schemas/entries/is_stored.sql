-- Two breaks of an entry may begin at the same instant, which must not make it differ from the stored one.
create or replace function app.is_stored(company uuid, made app.projected) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  entry constant app.folded_entry := made.entry;
begin
  return exists (
    select from public.time_entries e
    where e.company_id = company and e.id = entry.id
      and (e.project_id, e.cost_code_id, e.ended_at, e.state, e.flags, e.note, e.end_punch_id)
        is not distinct from
        (entry.project_id, entry.cost_code_id, entry.ended_at, made.state, entry.flags, entry.note, entry.end_punch_id)
  ) and app.stored_breaks(company, entry.id) = array(
    select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
    from unnest(entry.breaks) as b
    order by b.started_at, b.id
  );
end
$$;

comment on function app.is_stored(uuid, app.projected) is
  'Whether an entry that the fold made is stored as it is.';
