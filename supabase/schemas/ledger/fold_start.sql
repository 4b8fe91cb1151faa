create or replace function app.fold_start(
  company uuid, person uuid, changed_at timestamptz
) returns app.ledger_position
language plpgsql stable set search_path = ''
as $$
declare
  start app.ledger_position;
begin
  select p.occurred_at, p.device_id, p.device_seq, p.id into start
  from public.time_entries e
  join public.punches p on p.company_id = company and p.id = e.id
  where e.company_id = company and e.person_id = person
    and e.started_at < changed_at and e.state in ('open', 'closed')
    and coalesce((
      select coalesce(b.ended_at < e.started_at, false)
      from public.time_entries b
      where b.company_id = company and b.person_id = person and b.id <> e.id
        and b.started_at <= e.started_at and b.state in ('open', 'closed')
      order by b.started_at desc, b.ended_at desc
      limit 1
    ), true)
  order by e.started_at desc
  limit 1;
  return start;
end
$$;

comment on function app.fold_start(uuid, uuid, timestamptz) is
  'From where to fold again when the ledger changed at an instant: the punch that started the last settled entry '
  'before it with a gap before that. From there the fold needs no clock but an empty one. Null: from the first '
  'punch.';
