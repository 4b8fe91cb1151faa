create or replace function app.worked_seconds(
  company uuid, entry uuid, from_at timestamptz, to_at timestamptz
) returns float8
language plpgsql stable set search_path = ''
as $$
begin
  return extract(epoch from coalesce(to_at, now()) - from_at) - (
    select coalesce(sum(greatest(0, extract(epoch from coalesce(b.ended_at, to_at, now()) - b.started_at))), 0)
    from public.time_breaks b
    where b.company_id = company and b.entry_id = entry and b.kind = 'meal'
  );
end
$$;

comment on function app.worked_seconds(uuid, uuid, timestamptz, timestamptz) is
  'Seconds of an entry that count as work: to its end or to now, less the meals. As workedMs of packages/domain.';
