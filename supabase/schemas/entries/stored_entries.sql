create or replace function app.stored_entries(company uuid, entries uuid[]) returns app.entry_record[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(
      e.id, e.state, e.zone, taken.list,
      app.entry_facts(
        e.state, e.started_at, e.ended_at, e.project_id, e.cost_code_id, e.flags, e.note, app.break_facts(taken.list)
      )
    )::app.entry_record
    from public.time_entries e
    cross join lateral (
      select array(
        select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
        from public.time_breaks b
        where b.company_id = company and b.entry_id = e.id
        order by b.started_at, b.id
      ) as list
    ) taken
    where e.company_id = company and e.id = any (entries)
    order by array_position(entries, e.id)
  );
end
$$;

comment on function app.stored_entries(uuid, uuid[]) is
  'Entries as they are stored, in the order asked for; those that are not stored are left out.';
