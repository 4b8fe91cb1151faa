create or replace function app.stored_breaks(company uuid, entry uuid) returns app.folded_break[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry
    order by b.started_at, b.id
  );
end
$$;

comment on function app.stored_breaks(uuid, uuid) is
  'The breaks of an entry as they are stored.';
